import { Icon } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { useWords } from '../i18n/words.ts'
import { useServices } from '../services.ts'
import { announce } from './announce.ts'
import styles from './Page.module.css'

interface PageHeadProps {
  title: string
  /** Breadcrumb: the parent page, and this one. */
  above?: { to: string; label: string; here: string }
  /** Actions of the page. */
  children?: ReactNode
}

/** Delay of the announcement in milliseconds: a short-lived title such as 'Yükleniyor…' is not announced. */
const SETTLED = 300

/** Page header: the page's only h1, also set as the document's title and announced; on small screens, the button that opens the menu. */
export function PageHead({ title, above, children }: PageHeadProps) {
  const words = useWords()
  const { site } = useServices()
  const { isOpen, open } = useMenuSwitch()
  useEffect(() => {
    document.title = `${title} | ${site.name} ${words.title}`
  }, [title, site.name, words.title])
  // The announcement of another page, or in another language, is removed.
  useLayoutEffect(() => {
    const soon = setTimeout(() => announce(title), SETTLED)
    return () => {
      clearTimeout(soon)
      announce('')
    }
  }, [title])
  return (
    <header className={styles.head}>
      <IconButton className={styles.opener} onClick={open} aria-label={words.menu.open} aria-expanded={isOpen}>
        <Icon name="menu" />
      </IconButton>
      <div className={styles.title}>
        {above && (
          <p className={styles.path}>
            <Link to={above.to}>{above.label}</Link> / {above.here}
          </p>
        )}
        <h1>{title}</h1>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}

interface MenuSwitch {
  isOpen: boolean
  open: () => void
}

const MenuSwitchContext = createContext<MenuSwitch>({ isOpen: false, open: () => {} })
export const MenuSwitchProvider = MenuSwitchContext.Provider

/** Opens the menu on small screens. */
export const useMenuSwitch = () => useContext(MenuSwitchContext)
