import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

/** A page of many things at once: icons, illustrations, states. */
export const Sheet = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <main className={styles.sheet}>
    <h1 className={styles.title}>{title}</h1>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </main>
)

/** Things side by side, each a `Specimen`. */
export const Shelf = ({ size = 'm', children }: { size?: 's' | 'm' | 'l' | 'full'; children: ReactNode }) => (
  <div className={styles.shelf} data-size={size}>
    {children}
  </div>
)

export const Specimen = ({ name, note, background, children }: SpecimenProps) => (
  <figure className={styles.specimen}>
    <div className={styles.background} data-background={background}>
      {children}
    </div>
    <figcaption>
      <b>{name}</b>
      {note && <span>{note}</span>}
    </figcaption>
  </figure>
)

type SpecimenProps = {
  name: string
  note?: string
  /** A flat tone under the specimen. */
  background?: 'sage' | 'straw' | 'soil' | 'lime' | 'field' | undefined
  children: ReactNode
}
