import { statusOf } from '../../contract/resources/posts.ts'
import { day, dayAndTime } from '../i18n/formats.ts'
import { useServices } from '../services.ts'
import styles from './PostStatusCell.module.css'
import { type Publication, statusMoments } from './publication.ts'
import { useBlogWords } from './useBlogWords.ts'

/** How a post stands, and since or from when. */
export function PostStatusCell({ post }: { post: Publication }) {
  const { status: words } = useBlogWords()
  const { site } = useServices()
  const status = statusOf(post)
  const moment = statusMoments[status](post)
  return (
    <p className={styles.cell}>
      <span className={styles.status} data-status={status}>
        {words[status]}
      </span>
      {moment && (
        <time dateTime={moment.toISOString()} lang="tr">
          {(status === 'scheduled' ? dayAndTime : day)(moment, site.timeZone)}
        </time>
      )}
    </p>
  )
}
