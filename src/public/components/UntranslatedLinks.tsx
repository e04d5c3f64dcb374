import { Section } from '@filiz/design-system/Section'
import { useId } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { FIRST_LOCALE } from '../../contract/domain/locales.ts'
import { type PagePath, pathTo } from '../../contract/domain/paths.ts'
import { isOwnApi } from '../data/apiClient.ts'
import { rowsOf } from '../data/responses.ts'
import { useRequest } from '../data/swr.tsx'
import { useLocale, useTexts } from '../i18n/locale.ts'
import type { PageRoute } from '../navigation/route.ts'
import styles from './UntranslatedLinks.module.css'

interface UntranslatedLinksProps {
  /** The page of the list. */
  list: Pick<PageRoute, 'untranslated'>
  /** The page of one record. */
  path: PagePath
}

interface Row {
  id: number
  slug?: string | null
  name?: string | null
  title?: string | null
}

/** Below a list in the second language: links to the records that exist in the first one only; nothing if there are none. */
export function UntranslatedLinks({ list, path }: UntranslatedLinksProps) {
  const texts = useTexts()
  const titleId = useId()
  const first = FIRST_LOCALE
  const isSecond: boolean = useLocale() !== (first satisfies Locale)
  const loaded = useRequest(isSecond && isOwnApi() ? list.untranslated : undefined)
  const rows = rowsOf(loaded as Parameters<typeof rowsOf>[0]) as Row[]
  if (rows.length === 0) return null
  const count = (loaded.state === 'ready' ? loaded.total : undefined) ?? rows.length
  return (
    <Section space="tight" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {texts.untranslated(count)}
      </h2>
      <ul className={styles.links}>
        {rows.map(({ id, slug, name, title }) => (
          <li key={id}>
            <a href={pathTo(path, first, { slug: slug || id })} hrefLang={first} lang={first}>
              {name || title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
