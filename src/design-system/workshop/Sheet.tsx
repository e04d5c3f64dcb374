import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

/** A page of the workshop's own: what stories of the ground (tokens, icons, drawings) are laid out on. */
export const Sheet = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <main className={styles.sheet}>
    <h1 className={styles.title}>{title}</h1>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </main>
)

/** Things side by side, each with its name. */
export const Shelf = ({ size = 'm', children }: { size?: 's' | 'm' | 'l' | 'full'; children: ReactNode }) => (
  <div className={styles.shelf} data-size={size}>
    {children}
  </div>
)

export const Specimen = ({ name, note, ground, children }: SpecimenProps) => (
  <figure className={styles.specimen}>
    <div className={styles.ground} data-ground={ground}>
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
  /** A flat tone of the land, or the field, under the specimen. */
  ground?: 'sage' | 'straw' | 'soil' | 'lime' | 'field' | 'fill'
  children: ReactNode
}
