import type { ReactNode } from 'react'
import styles from './Footer.module.css'

export interface FooterProps {
  /** An illustration across the page. */
  strip: ReactNode
  tagline?: ReactNode
  /** Below the tagline: addresses. */
  contact?: ReactNode
  /** `Nav`s in their `column` layout, beside one another. */
  children: ReactNode
  /** The last line: copyright and legal links. */
  end: ReactNode
}

/** The footer of every page. */
export const Footer = ({ strip, tagline, contact, children, end }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.strip}>{strip}</div>
    <div className={styles.columns}>
      <div className={styles.lead}>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {contact}
      </div>
      <div className={styles.navs}>{children}</div>
    </div>
    <div className={styles.end}>{end}</div>
  </footer>
)
