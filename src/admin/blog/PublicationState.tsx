import { useRecordContext } from 'ra-core'
import { DAY, dayShown } from '../../contract/domain/zones.ts'
import { statusOf } from '../../contract/resources/posts.ts'
import { fullDayAndTime } from '../i18n/formats.ts'
import { useServices } from '../services.ts'
import styles from './PublicationState.module.css'
import { type Publication, statusMoments } from './publication.ts'
import { useBlogWords } from './useBlogWords.ts'
import { useToday } from './useToday.ts'

/** How the stored post stands, in words: a draft, on the site since when, or planned for when, and how many days that is. */
export function PublicationState() {
  const { publication: words, status: names } = useBlogWords()
  const { timeZone } = useServices().site
  const record: Publication = useRecordContext() ?? {}
  const today = useToday(timeZone)
  const status = statusOf(record)
  const moment = record.id === undefined ? undefined : statusMoments[status](record)
  const shown = moment && fullDayAndTime(moment, timeZone)
  return (
    <p className={styles.state} data-status={status}>
      <strong>
        {status === 'draft' || !shown
          ? names[status]
          : status === 'scheduled'
            ? words.scheduledFor(shown)
            : words.publishedOn(shown)}
      </strong>{' '}
      {status === 'scheduled' && moment && <span>{words.inDays((dayShown(moment, timeZone) - today) / DAY)}</span>}
    </p>
  )
}
