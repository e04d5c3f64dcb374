import { ButtonLink } from '@filiz/design-system/ButtonLink'
import { Hero } from '@filiz/design-system/Hero'
import { type FirstSceneName, Scene } from '@filiz/design-system/scenes'
import { Head } from '../meta/Head.tsx'
import { TryAgain } from './TryAgain.tsx'

interface Way {
  label: string
  href: string
}

interface EmptyStateProps {
  /** The page's name, when that is not what is the matter. */
  page?: string
  label?: string
  title: string
  lead: string
  scene: FirstSceneName
  /** What one would do next: go somewhere, or try again, which is offered when something failed. */
  next: Way | { retry: () => Promise<void> }
  other?: Way
}

/** What stands where a page's content should: what is the matter, and how to go on. */
export function EmptyState({ page, label, title, lead, scene, next, other }: EmptyStateProps) {
  const hasFailed = 'retry' in next
  return (
    <>
      <Head title={page ?? title} isMissing />
      <Hero
        role={hasFailed ? 'alert' : undefined}
        size="page"
        scene={<Scene name={scene} />}
        label={label}
        title={title}
        lead={lead}
        actions={
          <>
            {hasFailed ? (
              <TryAgain variant="gold" retry={next.retry} />
            ) : (
              <ButtonLink href={next.href} variant="gold">
                {next.label}
              </ButtonLink>
            )}
            {other && <a href={other.href}>{other.label}</a>}
          </>
        }
      />
    </>
  )
}
