import type { ReactNode } from 'react'
import styles from './Note.module.css'

interface NoteProps {
  title: string
  lead?: string
  /** `bad` for what failed: it is announced at once. */
  tone?: 'quiet' | 'bad'
  /** The next step. */
  children?: ReactNode
}

/** Says why there is nothing to show, beside a parcel that is ploughed but not yet sown, and what to do next. */
export const Note = ({ title, lead, tone = 'quiet', children }: NoteProps) => (
  <section className={styles.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
    <div className={styles.picture} aria-hidden="true" />
    <div className={styles.text}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  </section>
)
