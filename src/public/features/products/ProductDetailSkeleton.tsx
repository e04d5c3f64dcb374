import { Skeleton } from '@filiz/design-system/Skeleton'
import { VisuallyHidden } from '@filiz/design-system/VisuallyHidden'
import { useTexts } from '../../i18n/locale.ts'
import { Head } from '../../meta/Head.tsx'
import styles from './ProductDetail.module.css'

/** The place of a product that is being loaded. */
export function ProductDetailSkeleton() {
  const { loading } = useTexts()
  return (
    <div className={styles.product}>
      <Head title={loading} />
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <div className={styles.trail} />
      <Skeleton shape="picture" className={styles.waiting} />
      <div className={styles.text}>
        <Skeleton shape="title" width="most" className={styles.waitingTitle} />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="half" />
        <div className={styles.waitingSpecs} />
      </div>
    </div>
  )
}
