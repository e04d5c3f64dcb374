import { type ComponentProps, type ReactNode, useId } from 'react'

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string
  /** Beside the title. */
  mark?: ReactNode
}

/** A section that its heading names. */
export function Section({ title, mark, children, ...rest }: SectionProps) {
  const titleId = useId()
  const heading = <h2 id={titleId}>{title}</h2>
  return (
    <section aria-labelledby={titleId} {...rest}>
      {mark ? (
        <div className="cluster">
          {heading} {mark}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
