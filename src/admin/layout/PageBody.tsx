import type { ReactNode } from 'react'
import styles from './PageBody.module.css'

/** What stands below a page's heading, within the page's margins. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
