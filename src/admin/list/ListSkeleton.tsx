import { useWords } from '../i18n/words.ts'
import land from '../theme/controls.module.css'
import styles from './ListSkeleton.module.css'

const ROWS = Array.from({ length: 8 }, (_, row) => row)

/** The skeleton of a list while it is loading. */
export function ListSkeleton({ hasPictures = true }: { hasPictures?: boolean }) {
  const { list: words } = useWords()
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.words}>{words.loading}</span>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          {hasPictures && <span className={`${styles.picture} ${land.fallow}`} />}
          <span className={styles.lines} data-row={row % 3} />
        </div>
      ))}
    </div>
  )
}
