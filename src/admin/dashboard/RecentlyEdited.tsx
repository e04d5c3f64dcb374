import { useId } from 'react'
import { Link } from 'react-router-dom'
import { resourceTexts } from '../../contract/i18n/admin/resources.ts'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import { pathsOf } from '../entries/entries.ts'
import { useWho } from '../history/useWho.ts'
import { useWords } from '../i18n/words.ts'
import { ShortTime } from '../inbox/ShortTime.tsx'
import { locale, usePreference } from '../preferences/preferences.ts'
import { useEditors, useRecentlyEdited } from './useRecentlyEdited.ts'
import styles from './Waiting.module.css'

/** What was worked on last, whatever it is, with the way back to it. */
export function RecentlyEdited() {
  const { dashboard: words } = useWords()
  const language = usePreference(locale)
  const recently = useRecentlyEdited()
  const editorOf = useEditors(recently)
  const who = useWho()
  const titleId = useId()
  if (recently.edited.length === 0) return null
  return (
    <section className={styles.waiting} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.recent}</h2>
      <div className={styles.group}>
        <ul>
          {recently.edited.map((edited) => {
            const { entry, record, at, isNew } = edited
            const { one } = resourceTexts(entry.resource, language)
            const editor = editorOf(edited)
            return (
              <li key={`${entry.resource.name} ${record.id}`}>
                <Link to={pathsOf(entry).edit(record.id)}>
                  {String(record[titleFieldOf(entry.resource)] ?? record.id)}
                </Link>
                <span className={styles.about}>
                  <span>{isNew ? words.added(one) : words.edited(one)}</span>
                  {editor && <span>{who(editor)}</span>}
                </span>
                <ShortTime className={styles.when} at={at} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
