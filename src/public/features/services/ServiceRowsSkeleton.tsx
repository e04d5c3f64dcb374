import { Skeleton } from '@filiz/design-system/Skeleton'
import styles from './ServiceRowsSkeleton.module.css'

/** The places of services that are being loaded. */
export const ServiceRowsSkeleton = () => (
  <div aria-hidden="true">
    {[1, 2].map((place) => (
      <div key={place} className={styles.row}>
        <div className={styles.text}>
          <Skeleton shape="title" width="most" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="half" />
        </div>
        <Skeleton shape="picture" />
      </div>
    ))}
  </div>
)
