import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Illustration } from '@filiz/design-system/Illustration'
import { Section } from '@filiz/design-system/Section'
import type { ReactNode } from 'react'
import type { EagerName } from '../../company/illustrations/catalogue.ts'
import { landscape } from '../../company/illustrations/eager.ts'
import type { Locale } from '../../contract/constants.ts'
import { SITE_LOCALES } from '../../contract/domain/locales.ts'
import { type PagePath, pathTo } from '../../contract/domain/paths.ts'
import type { Loadable } from '../data/responses.ts'
import { useLocale, useTexts } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import { useUntranslatedPage } from '../navigation/useUntranslatedPage.ts'
import { RetryButton } from './RetryButton.tsx'
import { TextSkeleton } from './skeletons.tsx'

interface DetailStatesProps<T> {
  loaded: Loadable<T>
  texts: { notFound: string; notFoundHint: string; detailFailed: string; detailFailedHint: string; back: string }
  /** The list that the record belongs to. */
  backTo: PagePath
  children: (data: T) => ReactNode
}

/** The page of one record in one of its states: loading, missing, failed or ready. */
export function DetailStates<T>({ loaded, texts, backTo, children }: DetailStatesProps<T>) {
  const { notFound } = useTexts()
  const toTurkish = useTurkishAction()
  const back = { href: pathTo(backTo, useLocale()), label: texts.back }
  switch (loaded.state) {
    case 'loading':
      return <PageSkeleton />
    case 'missing':
      return (
        <EmptyState
          illustration="full-river"
          label={notFound.label}
          title={texts.notFound}
          lead={toTurkish ? notFound.untranslated : texts.notFoundHint}
          action={toTurkish ?? back}
          secondAction={toTurkish && back}
        />
      )
    case 'failed':
      return (
        <EmptyState
          illustration="full-river"
          title={texts.detailFailed}
          lead={texts.detailFailedHint}
          action={{ retry: loaded.retry }}
          secondAction={back}
        />
      )
    case 'ready':
      return children(loaded.data)
  }
}

/** A link to the page of a record that does not exist in the language of the page; undefined if there is none. */
export function useTurkishAction(): LinkAction | undefined {
  const { notFound } = useTexts()
  const page = useUntranslatedPage()
  const [first] = SITE_LOCALES
  return page && { href: page.href, label: notFound.inTurkish, hrefLang: first, title: page.title }
}

/** A page whose content is still loading: only when the server could not render it, as navigations wait for the data. */
export function PageSkeleton() {
  const { loading } = useTexts()
  return (
    <Section>
      <Head title={loading} />
      <TextSkeleton />
    </Section>
  )
}

interface LinkAction {
  label: string
  href: string
  /** Language of the page that it leads to, if it differs; then also its title. */
  hrefLang?: Locale | undefined
  title?: string
}

interface EmptyStateProps {
  /** The document's title, if it differs from the heading. */
  page?: string
  label?: string
  title: string
  lead: string
  illustration: EagerName
  /** Next step: a link, or a retry if loading failed. */
  action: LinkAction | { retry: () => Promise<void> }
  secondAction?: LinkAction | undefined
}

/** A page without content: what happened and how to continue. Search engines are asked not to index it. */
export function EmptyState({ page, label, title, lead, illustration, action, secondAction }: EmptyStateProps) {
  const hasFailed = 'retry' in action
  return (
    <>
      <Head title={page ?? title} noIndex />
      <Hero
        role={hasFailed ? 'alert' : undefined}
        size="page"
        picture={<Illustration source={landscape(illustration)} />}
        label={label}
        title={title}
        lead={lead}
        actions={
          <>
            {hasFailed ? (
              <RetryButton variant="primary" size="m" retry={action.retry} />
            ) : (
              <ButtonLink href={action.href} hrefLang={action.hrefLang} variant="primary">
                <span>
                  {action.label}
                  {action.title && ' '}
                  {action.title && <span lang={action.hrefLang}>{action.title}</span>}
                </span>
              </ButtonLink>
            )}
            {secondAction && <a href={secondAction.href}>{secondAction.label}</a>}
          </>
        }
      />
    </>
  )
}
