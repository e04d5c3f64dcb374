import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** Content below the page header, within the page's margins. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
