import { classNames } from '@filiz/design-system/classNames'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import styles from './Header.module.css'

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The `Brand`. */
  brand: ReactNode
  /** Navigation and tools, at the right. */
  children: ReactNode
  /** Lies over the picture that the page begins with, as two paper blocks, until the page is scrolled. */
  isOverPicture?: boolean
  /** How far the page may be scrolled before the header closes, in pixels. */
  opaqueAfter: number
}

/** The site's head, always at hand, one per page. Not for a page's own title (`PageHead`, `Hero`). */
export function Header({ brand, children, isOverPicture = false, opaqueAfter, className, ...rest }: HeaderProps) {
  const isScrolled = useSyncExternalStore(
    listenToScroll,
    () => window.scrollY > opaqueAfter,
    () => false,
  )
  return (
    <header
      {...rest}
      className={classNames(styles.header, className)}
      data-over={isOverPicture || undefined}
      data-solid={!isOverPicture || isScrolled || undefined}
      data-scrolled={isScrolled || undefined}
    >
      <div className={styles.start}>{brand}</div>
      <div className={styles.end}>{children}</div>
    </header>
  )
}

function listenToScroll(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
