import type { ReactNode } from 'react'
import styles from './PanelPair.module.css'

/** Two short texts of equal weight, side by side on different backgrounds, across the page. */
export const PanelPair = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className={styles.pair}>
    <div className={styles.first}>{first}</div>
    <div className={styles.second}>{second}</div>
  </div>
)
