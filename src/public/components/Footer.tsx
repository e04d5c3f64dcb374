import type { ReactNode } from 'react'
import styles from './Footer.module.css'

export interface FooterProps {
  /** An illustration across the page. */
  strip: ReactNode
  tagline?: ReactNode
  /** Columns: `Nav`s in their `column` layout, addresses. */
  children: ReactNode
  /** The last line: copyright and legal links. */
  end: ReactNode
}

/** The footer of every page. */
export const Footer = ({ strip, tagline, children, end }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.strip}>{strip}</div>
    <div className={styles.columns}>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      {children}
    </div>
    <div className={styles.end}>{end}</div>
  </footer>
)
