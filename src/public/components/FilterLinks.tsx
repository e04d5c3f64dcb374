import type { ComponentProps } from 'react'
import styles from './FilterLinks.module.css'

export interface FilterLinksProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** What they are called together: "Özelliğe göre ürünler". */
  label: string
  /** What the whole list is called. */
  all: string
  /** What it can be narrowed by. */
  names: readonly string[]
  /** Their language, where that is not the page's (WCAG 3.1.2). */
  namesLang?: string | undefined
  /** What it is narrowed by now. */
  current?: string | undefined
  hrefOf: (name?: string) => string
}

/** What a list can be narrowed by, one at a time: a link each, with an address of its own. Not for going on in a list (`Pager`), nor for choices of a form. */
export function FilterLinks({ label, all, names, namesLang, current, hrefOf, className, ...rest }: FilterLinksProps) {
  return (
    <nav {...rest} className={className} aria-label={label}>
      <ol className={styles.list}>
        {[undefined, ...names].map((name) => (
          <li key={name ?? ''}>
            <a href={hrefOf(name)} aria-current={name === current ? 'true' : undefined} lang={name && namesLang}>
              {name ?? all}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
