import { useMessages } from '../i18n/language.ts'
import styles from './ListSkeleton.module.css'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** The skeleton of a list while it is loading. */
export function ListSkeleton({ hasPictures = true }: { hasPictures?: boolean }) {
  const { list: messages } = useMessages()
  return (
    <div className="box" role="status">
      <span className={`label-text ${styles.words}`}>{messages.loading}</span>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          {hasPictures && <span className={`${styles.picture} fallow`} />}
          <span className={styles.lines} />
        </div>
      ))}
    </div>
  )
}
