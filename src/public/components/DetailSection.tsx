import { type ReactNode, useId } from 'react'
import styles from './DetailSection.module.css'

interface DetailSectionProps {
  title: string
  /** On a darker ground. */
  isSunk?: boolean
  children: ReactNode
}

/** A part of a record's page: its heading on the left, its content on the right; on tablets and phones below it. */
export function DetailSection({ title, isSunk = false, children }: DetailSectionProps) {
  const titleId = useId()
  return (
    <section className={isSunk ? styles.sunk : styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
