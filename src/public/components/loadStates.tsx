import { Illustration } from '@filiz/design-system/Illustration'
import { Notice } from '@filiz/design-system/Notice'
import { Section } from '@filiz/design-system/Section'
import type { ReactNode } from 'react'
import { landscape } from '../../company/illustrations/eager.ts'
import type { Loaded } from '../data/responses.ts'
import { useTexts } from '../i18n/locale.ts'
import { Head } from '../meta/Head.tsx'
import { EmptyState } from './EmptyState.tsx'
import { RetryButton } from './RetryButton.tsx'
import { CardListSkeleton, TextSkeleton } from './skeletons.tsx'

interface ListStatesProps<T> {
  loaded: Loaded<T[]>
  texts: { empty: string; failed: string; failedTitle: string }
  skeleton?: ReactNode
  children: (items: T[]) => ReactNode
}

/** A list in one of its states: loading, failed, empty or ready. A response that is no list counts as failed. */
export function ListStates<T>({ loaded, texts, skeleton = <CardListSkeleton />, children }: ListStatesProps<T>) {
  if (loaded.state === 'loading') return skeleton
  if (loaded.state === 'ready' && Array.isArray(loaded.data))
    return loaded.data.length > 0 ? (
      children(loaded.data)
    ) : (
      <Notice title={texts.empty} picture={<Illustration source={landscape('product-2')} />} />
    )
  return (
    <Notice
      tone="error"
      title={texts.failedTitle}
      text={texts.failed}
      picture={<Illustration source={landscape('product-1')} />}
      action={loaded.state === 'failed' && <RetryButton variant="quiet" size="s" retry={loaded.retry} />}
    />
  )
}

interface DetailStatesProps<T> {
  loaded: Loaded<T>
  texts: { notFound: string; notFoundHint: string; detailFailed: string; detailFailedHint: string; back: string }
  /** Path of the list that the record belongs to. */
  backTo: string
  children: (data: T) => ReactNode
}

/** The page of one record in one of its states: loading, missing, failed or ready. */
export function DetailStates<T>({ loaded, texts, backTo, children }: DetailStatesProps<T>) {
  const { notFound } = useTexts()
  const back = { href: backTo, label: texts.back }
  switch (loaded.state) {
    case 'loading':
      return <PageSkeleton />
    case 'missing':
      return (
        <EmptyState
          illustration="full-river"
          label={notFound.label}
          title={texts.notFound}
          lead={texts.notFoundHint}
          action={back}
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
