import { useId } from 'react'
import { Link } from 'react-router-dom'
import { visitTexts } from '../../contract/i18n/admin/visits.ts'
import { useFormats, useMessages } from '../i18n/language.ts'
import { listPath } from '../resources/definitions.ts'
import { Plot, totalOf } from './Plot.tsx'
import { useLastDays, useVisits } from './useVisits.ts'
import styles from './Visits.module.css'

/** Visits of the last seven days, for the overview; nothing until they are read, or if the API does not count them. */
export function LastWeek() {
  const messages = useMessages(visitTexts)
  const { number } = useFormats()
  const titleId = useId()
  const { data } = useVisits(useLastDays()(7))
  if (!data) return null
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
            <dd className={styles.figure}>{number(totalOf(data.days, name))}</dd>
          </div>
        ))}
      </dl>
      <Plot bars={data.days} isCompact />
    </section>
  )
}
