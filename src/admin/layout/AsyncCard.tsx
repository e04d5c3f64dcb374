import { type ComponentProps, type ReactNode, useId } from 'react'
import { AsyncSection } from './AsyncSection.tsx'

interface AsyncCardProps<T> extends ComponentProps<typeof AsyncSection<T>> {
  title: string
  lead: ReactNode
  /** Beside the title. */
  mark?: ReactNode
  className?: string | undefined
}

/** A titled card that loads its content. */
export function AsyncCard<T>({ title, lead, mark, className = 'sheet', ...rest }: AsyncCardProps<T>) {
  const titleId = useId()
  const { data, hasFailed } = rest.query
  return (
    <section className={className} aria-labelledby={titleId} aria-busy={!data && !hasFailed}>
      <div className="cluster">
        <h2 id={titleId}>{title}</h2>
        {mark}
      </div>
      <p className="lead">{lead}</p>
      <AsyncSection {...rest} />
    </section>
  )
}
