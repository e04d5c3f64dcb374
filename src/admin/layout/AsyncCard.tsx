import { type ComponentProps, type ReactNode, useId } from 'react'
import { Read } from './Read.tsx'
import { Read } from './AsyncSection.tsx'

interface ReadSheetProps<T> extends ComponentProps<typeof Read<T>> {
  title: string
  lead: ReactNode
  /** Beside the title. */
  mark?: ReactNode
  className?: string | undefined
}

/** A titled card that loads its content. */
export function ReadSheet<T>({ title, lead, mark, className = 'sheet', ...read }: ReadSheetProps<T>) {
  const titleId = useId()
  const { data, hasFailed } = read.reading
  return (
    <section className={className} aria-labelledby={titleId} aria-busy={!data && !hasFailed}>
      <div className="cluster">
        <h2 id={titleId}>{title}</h2>
        {mark}
      </div>
      <p className="lead">{lead}</p>
      <Read {...read} />
    </section>
  )
}
