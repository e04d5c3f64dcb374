import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

/** A page of examples: icons, illustrations, states. */
export const Sheet = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <main className={styles.sheet}>
    <h1>{title}</h1>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </main>
)

/** A grid of `Specimen`s, small or large. */
export const Shelf = ({ size, children }: { size: 's' | 'l'; children: ReactNode }) => (
  <div className={styles.shelf} data-size={size}>
    {children}
  </div>
)

interface SpecimenProps {
  name: string
  note?: string
  isOnField?: boolean
  children: ReactNode
}

/** One example with its name. */
export const Specimen = ({ name, note, isOnField, children }: SpecimenProps) => (
  <figure className={styles.specimen}>
    <div className={isOnField ? styles.onField : undefined}>{children}</div>
    <figcaption>
      <b>{name}</b>
      {note && <span>{note}</span>}
    </figcaption>
  </figure>
)
