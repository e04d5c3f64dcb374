import { Skeleton } from '@filiz/design-system/Skeleton'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useTexts } from '../../i18n/locale.ts'
import { Head } from '../../meta/Head.tsx'
import styles from './ServiceDetail.module.css'

/** The place of a service that is being loaded. */
export function ServiceDetailSkeleton() {
  const { loading } = useTexts()
  return (
    <div className={styles.service}>
      <Head title={loading} />
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <div className={styles.trail} />
      <div className={styles.text} aria-hidden="true">
        <Skeleton shape="title" width="most" />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="half" />
      </div>
      <Skeleton shape="picture" className={styles.picture} />
    </div>
  )
}
