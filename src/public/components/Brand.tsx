import { classNames } from '@filiz/design-system/classNames'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Brand.module.css'

export interface BrandProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string
  /** The firm's whole name; the first word is set large, the rest beside it where there is room. */
  name: string
  mark: ReactNode
  /** An uploaded logo, which says the name itself: it takes the place of mark and name. */
  logo?: ReactNode
}

/** Who is speaking, and the way home. Once, in the header; not where the firm is only mentioned (plain text). */
export function Brand({ href, name, mark, logo, className, ...rest }: BrandProps) {
  if (logo)
    return (
      <a {...rest} href={href} className={classNames(styles.brand, className)}>
        {logo}
      </a>
    )
  const [first, ...others] = name.trim().split(/\s+/)
  return (
    <a {...rest} href={href} className={classNames(styles.brand, className)}>
      {mark}
      <span className={styles.name}>
        <span className={styles.first}>{first}</span>
        {others.length > 0 && ' '}
        {others.length > 0 && <span className={styles.others}>{others.join(' ')}</span>}
      </span>
    </a>
  )
}
