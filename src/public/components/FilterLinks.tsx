import type { ComponentProps } from 'react'
import { useContentLang, useLocale, useTexts } from '../i18n/locale.ts'
import { paths, pathTo } from '../navigation/paths.ts'
import styles from './FilterLinks.module.css'

interface FilterLinksProps extends ComponentProps<'nav'> {
  features: readonly string[]
  current?: string | undefined
}

/** Filters of the product list by a feature, one at a time: a link each, with a URL of its own. */
export function FilterLinks({ features, current, ...rest }: FilterLinksProps) {
  const { products: texts } = useTexts()
  const contentLang = useContentLang()
  const locale = useLocale()
  return (
    <nav aria-label={texts.features} {...rest}>
      <ol className={styles.list}>
        {[undefined, ...features].map((name) => (
          <li key={name ?? ''}>
            <a
              href={pathTo(paths.products, locale, {}, { feature: name })}
              aria-current={name === current ? 'true' : undefined}
              lang={name && contentLang}
            >
              {name ?? texts.all}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
