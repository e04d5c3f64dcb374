import { Skeleton } from '@filiz/design-system/Skeleton'
import styles from './PostListSkeleton.module.css'

/** The places of posts that are being loaded: one large, and those that follow. */
export const PostListSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.lead}>
      <Words />
      <Skeleton shape="picture" />
    </div>
    <div className={styles.rows}>
      {[1, 2].map((place) => (
        <div key={place} className={styles.row}>
          <Words />
          <Skeleton shape="picture" />
        </div>
      ))}
    </div>
  </div>
)

const Words = () => (
  <div className={styles.words}>
    <Skeleton shape="title" width="most" />
    <Skeleton shape="line" />
    <Skeleton shape="line" width="half" />
  </div>
)
