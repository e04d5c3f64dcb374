import { Prose } from '@filiz/design-system/Prose'
import { Skeleton } from '@filiz/design-system/Skeleton'
import styles from './TextSkeleton.module.css'

const LINES = ['full', 'full', 'most', 'full', 'full', 'half'] as const

/** The place of a text that is on its way. */
export const TextSkeleton = () => (
  <Prose aria-hidden="true" className={styles.waiting}>
    {LINES.map((width, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places without content have nothing else
      <Skeleton key={place} shape="line" width={width} />
    ))}
  </Prose>
)
