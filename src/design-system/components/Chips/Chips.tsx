import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import pager from '../Pager/Pager.module.css'
import styles from './Chips.module.css'

export interface ChipsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
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
export function Chips({ label, all, names, namesLang, current, hrefOf, className, ...rest }: ChipsProps) {
  return (
    <nav {...rest} className={classNames(pager.pager, styles.chips, className)} aria-label={label}>
      <ol>
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
