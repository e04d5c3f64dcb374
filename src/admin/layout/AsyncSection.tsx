import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import type { ComponentProps, ReactNode } from 'react'
import type { QueryState } from '../api/optionalQueries.ts'
import { useMessages } from '../i18n/language.ts'
import { Button } from './Button.tsx'
import { Section } from './Section.tsx'

interface AsyncSectionProps<T> {
  query: QueryState<T>
  /** Message if the request failed. */
  failed: string
  children: (data: T) => ReactNode
}

/** The data, its skeleton while it loads, and the error with a retry button; data stay when a refetch fails. */
export function AsyncSection<T>({ query: { data, hasFailed, refetch }, failed, children }: AsyncSectionProps<T>) {
  const { list: messages } = useMessages()
  return (
    <>
      {hasFailed && (
        <p className="error-text" role="alert">
          {failed} <Button onClick={() => void refetch()}>{messages.retry}</Button>
        </p>
      )}
      {data !== undefined ? children(data) : !hasFailed && <Skeleton />}
    </>
  )
}

/** Skeleton, with a text for screen readers. */
export function Skeleton(props: ComponentProps<'div'>) {
  const { list: messages } = useMessages()
  return (
    <div {...props} className="skeleton">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </div>
  )
}

interface AsyncCardProps<T> extends ComponentProps<typeof AsyncSection<T>> {
  title: string
  lead: ReactNode
  /** Beside the title. */
  mark?: ReactNode
  className?: string | undefined
}

/** A titled card that loads its content. */
export function AsyncCard<T>({ title, lead, mark, className = 'sheet', ...rest }: AsyncCardProps<T>) {
  const { data, hasFailed } = rest.query
  return (
    <Section className={className} title={title} mark={mark} aria-busy={!data && !hasFailed}>
      <p className="lead">{lead}</p>
      <AsyncSection {...rest} />
    </Section>
  )
}
