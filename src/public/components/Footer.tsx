import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Footer.module.css'

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** An illustration across the page, above the footer. */
  strip: ReactNode
  tagline?: ReactNode
  /** Columns of links: `Nav` in its `column` layout, addresses. */
  children: ReactNode
  /** The last line: copyright, and what belongs to every page. */
  end: ReactNode
}

/** The site's foot, the same on every page. Not for what belongs to one page. */
export function Footer({ strip, tagline, children, end, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={classNames(styles.footer, className)}>
      <div className={styles.strip}>{strip}</div>
      <div className={styles.columns}>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {children}
      </div>
      <div className={styles.end}>{end}</div>
    </footer>
  )
}
