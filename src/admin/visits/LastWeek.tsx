import { useId } from 'react'
import { Link } from 'react-router-dom'
import { visitTexts } from '../../contract/i18n/admin/visits.ts'
import { number } from '../i18n/formats.ts'
import { useMessages } from '../i18n/messages.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { listPath } from '../resources/definitions.ts'
import { Plot } from './Plot.tsx'
import { useLastDays, useVisits } from './useVisits.ts'
import styles from './Visits.module.css'

/** Visits of the last seven days, for the overview; nothing until they are read, or if the API does not count them. */
export function LastWeek() {
  const messages = useMessages(visitTexts)
  const language = usePreference(locale)
  const titleId = useId()
  const { data } = useVisits(useLastDays()(7))
  if (!data) return null
  const sum = (name: 'views' | 'visitors') =>
    number(
      data.days.reduce((total, each) => total + each[name], 0),
      language,
    )
  return (
    <section className={`box ${styles.week}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{messages.week7}</h2>
        <Link className="link" to={listPath('visits')}>
          {messages.toAll}
        </Link>
      </header>
      <dl>
        {(['views', 'visitors'] as const).map((name) => (
          <div key={name}>
            <dt className="muted">{messages[name]}</dt>
            <dd className={styles.figure}>{sum(name)}</dd>
          </div>
        ))}
      </dl>
      <Plot bars={data.days} isCompact />
    </section>
  )
}
