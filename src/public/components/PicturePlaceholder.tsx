import styles from './PicturePlaceholder.module.css'

/** Shown in a `Picture` for a product without a picture: a neutral sprout. */
export const PicturePlaceholder = () => (
  <div className={styles.placeholder} aria-hidden="true">
    <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
      <path d="M4.5 20.5h15M12 20.5v-9M12 14c0-3.6-2.7-6-7-6c0 3.7 2.7 6 7 6M12 11.5c0-3.9 2.9-6.5 7.5-6.5c0 4-2.9 6.5-7.5 6.5" />
    </svg>
  </div>
)
