import type { ComponentProps } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { paths, pathTo } from '../../contract/domain/paths.ts'
import { useLocale, useTexts } from '../i18n/locale.ts'
import styles from './FilterLinks.module.css'

interface FilterLinksProps extends ComponentProps<'nav'> {
  features: readonly string[]
  current?: string | undefined
  /** Language of the features, if it is not that of the page. */
  featureLang?: Locale | undefined
}

/** Filters of the product list by a feature, one at a time: a link each, with a URL of its own. */
export function FilterLinks({ features, current, featureLang, ...rest }: FilterLinksProps) {
  const { products: texts } = useTexts()
  const locale = useLocale()
  return (
    <nav aria-label={texts.features} {...rest}>
      <ol className={styles.list}>
        {[undefined, ...features].map((name) => (
          <li key={name ?? ''}>
            <a
              href={pathTo(paths.products, locale, {}, { feature: name })}
              aria-current={name === current ? 'true' : undefined}
              lang={name && featureLang}
            >
              {name ?? texts.all}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
