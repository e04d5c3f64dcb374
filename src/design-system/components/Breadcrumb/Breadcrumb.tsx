import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Breadcrumb.module.css'

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Accessible name. */
  label: string
  /** The pages above this one, from the top. */
  trail: readonly { href: string; label: string }[]
  /** Title of this page. */
  current: string
  /** Language of that title, if it is not the page's (WCAG 3.1.2). */
  lang?: string | undefined
}

/** The path to this page: links to the pages above it. Not on the home page, and not as a menu. */
export function Breadcrumb({ label, trail, current, lang, className, ...rest }: BreadcrumbProps) {
  return (
    <nav {...rest} className={classNames(styles.breadcrumb, className)} aria-label={label}>
      <ol>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={lang}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
