import styles from './FilterLinks.module.css'

export interface FilterLinksProps {
  /** Accessible name: "Özelliğe göre ürünler". */
  label: string
  /** Label of the link to the unfiltered list. */
  all: string
  /** Values to filter by. */
  names: readonly string[]
  /** Their language, if it is not the page's (WCAG 3.1.2). */
  namesLang?: string | undefined
  current?: string | undefined
  hrefOf: (name?: string) => string
}

/** Filters of a list, one at a time: a link each, with a URL of its own. */
export const FilterLinks = ({ label, all, names, namesLang, current, hrefOf }: FilterLinksProps) => (
  <nav aria-label={label}>
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
