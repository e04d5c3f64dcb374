import land from '../theme/controls.module.css'
import styles from './FormSkeleton.module.css'

/** The shape of a form while its record is on its way. */
export const FormSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <div className={styles.sheet} />
    <div className={styles.sheet}>
      <div className={`${styles.picture} ${land.fallow}`} />
    </div>
  </div>
)
