import { CardStrip } from '@filiz/design-system/CardStrip'
import { Prose } from '@filiz/design-system/Prose'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { LIST_COLUMNS } from '../../contract/constants.ts'
import { useTexts } from '../i18n/locale.ts'
import styles from './skeletons.module.css'

const LINES = ['full', 'full', 'most', 'full', 'full', 'half'] as const

/** Skeleton of a text or of a whole page, with its status for screen readers. */
export const TextSkeleton = () => (
  <>
    <LoadingStatus />
    <Prose aria-hidden="true" className={styles.text}>
      {LINES.map((width, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no content to be identified by
        <Skeleton key={i} shape="line" width={width} />
      ))}
    </Prose>
  </>
)

/** Skeleton of a list of cards: one row in its final size, with its status for screen readers. */
export const CardListSkeleton = () => (
  <>
    <LoadingStatus />
    <CardStrip onPhones="rows" aria-hidden="true">
      {Array.from({ length: LIST_COLUMNS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no content to be identified by
        <div key={i} className={styles.card}>
          <Skeleton shape="picture" className={styles.picture} />
          <div className={styles.cardText}>
            <Skeleton shape="title" width="most" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="half" />
          </div>
        </div>
      ))}
    </CardStrip>
  </>
)

function LoadingStatus() {
  const { loading } = useTexts()
  return <VisuallyHidden role="status">{loading}</VisuallyHidden>
}
