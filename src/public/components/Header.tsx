import { Disclosure } from '@filiz/design-system/Disclosure'
import { Icon } from '@filiz/design-system/icons'
import { type ReactNode, useSyncExternalStore } from 'react'
import { HEADER_OPAQUE_AFTER } from '../../contract/constants.ts'
import styles from './Header.module.css'

interface HeaderProps {
  /** The `Brand`. */
  brand: ReactNode
  /** Navigation and tools, on the right. */
  children: ReactNode
  /** Lies over the picture that the page begins with, as two blocks, until the page is scrolled. */
  isOverPicture?: boolean
}

/** The header of every page, sticky. */
export function Header({ brand, children, isOverPicture = false }: HeaderProps) {
  const isScrolled = useSyncExternalStore(
    listenToScroll,
    () => window.scrollY > HEADER_OPAQUE_AFTER,
    () => false,
  )
  return (
    <header
      className={styles.header}
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

interface BrandProps {
  href: string
  /** The company's full name: the first word is large, the others are smaller below it. */
  name: string
  mark: ReactNode
  /** An uploaded logo with the name as its alternative text, in place of mark and name. */
  logo?: ReactNode
}

/** The company's mark and name, or its logo, as the link to the home page. */
export function Brand({ href, name, mark, logo }: BrandProps) {
  const [first, ...others] = name.trim().split(/\s+/)
  return (
    <a href={href} className={styles.brand}>
      {logo ?? (
        <>
          {mark}
          <span className={styles.name}>
            <span className={styles.first}>{first}</span>
            {others.length > 0 && ' '}
            {others.length > 0 && <span className={styles.others}>{others.join(' ')}</span>}
          </span>
        </>
      )}
    </a>
  )
}

/** The menu of narrow screens, below the header. Hidden on wide screens, and without scripts: `Nav` is shown there. */
export const MobileMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Disclosure
    label={label}
    icon={<Icon name="menu" />}
    openIcon={<Icon name="close" />}
    className={styles.menu}
    panelClassName={styles.panel}
  >
    {children}
  </Disclosure>
)
