import type { ReactNode } from 'react'
import styles from './ListSection.module.css'

/** The section of a list whose rows reach the edges of the page; its notices and skeleton keep the page's inset. */
export const ListSection = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={styles.list} aria-label={label}>
    {children}
  </section>
)
