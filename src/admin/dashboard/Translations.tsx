import { Icon } from '@filiz/design-system/icons/all'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { englishTexts } from '../../contract/i18n/admin/englishTexts.ts'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { TRANSLATION_FILTER } from '../../contract/schema/resource.ts'
import { SINGLETONS_PATH } from '../../contract/schema/singleton.ts'
import { useOptionalList } from '../api/optionalQueries.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { pathsOf, resourceIn, useConfig } from '../resources/definitions.ts'
import styles from './Dashboard.module.css'

const WAITING = ['missing', 'partial', 'outdated'] as const

/** How many records wait for a translator, with links to their lists; nothing if all are current, or the API does not tell. */
export function Translations() {
  const { number } = useFormats()
  const messages = useMessages(englishTexts)
  const language = usePreference(locale)
  const config = useConfig()
  const { data = [] } = useOptionalList('translations')

  function partOf(path: string, state: (typeof WAITING)[number], count: number): ReactNode {
    if (path === SINGLETONS_PATH) return <span key={path}>{messages.pageTexts(number(count))}</span>
    const options = resourceIn(config, path)
    if (!options) return null
    return (
      <Link
        key={path}
        className="link"
        to={`${pathsOf(options).list}?${new URLSearchParams({ [TRANSLATION_FILTER]: state })}`}
      >
        {resourceTexts(options.resource, language).count(count)}
      </Link>
    )
  }
  const groups = WAITING.map((state) => ({ state, rows: data.filter((row) => row[state] > 0) }))
  if (groups.every(({ rows }) => rows.length === 0)) return null
  return (
    <p className={`box ${styles.translations}`}>
      <Icon name="globe" size={20} />
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ state, rows }) => (
          <span key={state} className="cluster">
            {messages.waiting[state]} {rows.map((row) => partOf(row.resource, state, row[state]))}
          </span>
        ))}
    </p>
  )
}
