import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Breadcrumb.module.css'

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** What the trail is called: "Sayfa yolu". */
  label: string
  /** The pages above this one, from the top. */
  trail: readonly { href: string; label: string }[]
  /** This page. */
  current: string
  /** The language of its name, where that is not the page's (WCAG 3.1.2). */
  currentLang?: string | undefined
}

/** Where this page lies. Not on the home page, and not as a menu. */
export function Breadcrumb({ label, trail, current, currentLang, className, ...rest }: BreadcrumbProps) {
  return (
    <nav {...rest} className={classNames(styles.breadcrumb, className)} aria-label={label}>
      <ol>
        {trail.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={currentLang}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
