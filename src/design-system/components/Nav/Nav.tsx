import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { NavGroup, type NavLink } from '../NavGroup/NavGroup.tsx'
import styles from './Nav.module.css'

export type { NavLink } from '../NavGroup/NavGroup.tsx'

/** A link of a navigation, and what stands behind it where there is anything. */
export interface NavEntry extends NavLink {
  more?: {
    /** What the button that shows it is called. */
    label: string
    links: readonly NavLink[]
    /** Their language, when it is not the page's. */
    lang?: string | undefined
    scene?: ReactNode
  }
}

export interface NavProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Tells one navigation of a page from the other. */
  label: string
  links: readonly NavEntry[]
  /** `row` in the header, `stack` in the mobile menu, `column` in the footer, which shows nothing behind its links. */
  layout: 'row' | 'stack' | 'column'
  /** A visible heading, in map lettering. */
  heading?: ReactNode
  /** The language of the links, when it is not the page's. */
  lang?: string | undefined
}

/** The site's own links in one place. Not for the trail above a page (`Breadcrumb`). */
export function Nav({ label, links, layout, heading, lang, className, ...rest }: NavProps) {
  return (
    <nav {...rest} className={classNames(styles.nav, className)} aria-label={label} data-layout={layout}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul lang={lang}>
        {links.map(({ more, ...link }) => (
          <li key={link.href} className={styles.item}>
            {more && more.links.length > 0 && layout !== 'column' ? (
              <NavGroup
                link={link}
                links={more.links}
                listLabel={more.label}
                lang={more.lang}
                layout={layout === 'row' ? 'floating' : 'inset'}
                scene={more.scene}
              />
            ) : (
              <a href={link.href} aria-current={link.current}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
