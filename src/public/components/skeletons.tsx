import { Prose } from '@filiz/design-system/Prose'
import { Skeleton } from '@filiz/design-system/Skeleton'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useTexts } from '../i18n/locale.ts'
import styles from './skeletons.module.css'

const LINES = ['full', 'full', 'most', 'full', 'full', 'half'] as const

/** Skeleton of a text, a list or a page, with its status for screen readers. */
export function TextSkeleton() {
  const { loading } = useTexts()
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Prose aria-hidden="true" className={styles.text}>
        {LINES.map((width, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no content to be identified by
          <Skeleton key={i} shape="line" width={width} />
        ))}
      </Prose>
    </>
  )
}
