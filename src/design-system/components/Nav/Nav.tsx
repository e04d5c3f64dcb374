import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Nav.module.css'

export interface NavLink {
  href: string
  label: string
  /** This page, or the list that this page belongs to. */
  isCurrent?: boolean
}

export interface NavProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Tells one navigation of a page from the other. */
  label: string
  links: readonly NavLink[]
  /** `row` in the header, `stack` in the mobile menu, `column` in the footer. */
  layout: 'row' | 'stack' | 'column'
  /** A visible heading, in map lettering. */
  heading?: ReactNode
}

/** The site's own links in one place. Not for the trail above a page (`Breadcrumb`). */
export function Nav({ label, links, layout, heading, className, ...rest }: NavProps) {
  return (
    <nav {...rest} className={classNames(styles.nav, className)} aria-label={label} data-layout={layout}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul>
        {links.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
