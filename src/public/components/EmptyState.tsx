import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { Illustration } from '@filiz/design-system/Illustration'
import type { EagerName } from '../../company/illustrations/catalogue.ts'
import { landscape } from '../../company/illustrations/eager.ts'
import { Head } from '../meta/Head.tsx'
import { RetryButton } from './RetryButton.tsx'

interface LinkAction {
  label: string
  href: string
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
  secondAction?: LinkAction
}

/** A page without content: what happened and how to continue. Search engines are asked not to index it. */
export function EmptyState({ page, label, title, lead, illustration, action, secondAction }: EmptyStateProps) {
  const hasFailed = 'retry' in action
  return (
    <>
      <Head title={page ?? title} isMissing />
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
              <RetryButton variant="primary" retry={action.retry} />
            ) : (
              <ButtonLink href={action.href} variant="primary">
                {action.label}
              </ButtonLink>
            )}
            {secondAction && <a href={secondAction.href}>{secondAction.label}</a>}
          </>
        }
      />
    </>
  )
}
