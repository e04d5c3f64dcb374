import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../i18n/language.ts'
import { useServices } from '../services.ts'
import { announce } from './announce.ts'
import { IconButton } from './Button.tsx'
import styles from './Page.module.css'

interface PageProps {
  title: string
  /** Breadcrumb: the parent page, and this one. */
  above?: { to: string; label: string; here: string }
  actions?: ReactNode
  children: ReactNode
}

/**
 * A screen: its content below a header with the page's only h1, which is also set as the document's title and announced. On small
 * screens the header has the button that opens the menu.
 */
export function Page({ title, above, actions, children }: PageProps) {
  usePageTitle(title)
  return (
    <>
      <header className={styles.head}>
        <MenuButton />
        <div className={styles.title}>
          {above && (
            <p className={`label-text ${styles.path}`}>
              <Link to={above.to}>{above.label}</Link> / {above.here}
            </p>
          )}
          <h1 className="clamp">{title}</h1>
        </div>
        {actions && <div className={`actions ${styles.actions}`}>{actions}</div>}
      </header>
      <PageBody>{children}</PageBody>
    </>
  )
}

/** Content within the page's margins. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>

/**
 * The page header for screens of react-admin's own components, whose `Title` renders into `#react-admin-title`. Hidden while
 * that is empty.
 */
export function StockPageHead() {
  const heading = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState('')
  usePageTitle(title)
  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(heading.current?.textContent ?? ''))
    observer.observe(heading.current!, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <header className={`${styles.head} ${styles.stock}`} hidden={!title}>
      <MenuButton />
      <div className={styles.title}>
        {/* biome-ignore lint/a11y/useSemanticElements: an empty h1 would be on every other screen */}
        <div className="clamp" role="heading" aria-level={1} id="react-admin-title" ref={heading} />
      </div>
    </header>
  )
}

function MenuButton() {
  const messages = useMessages()
  const { isOpen, open } = useMenuSwitch()
  return (
    <IconButton
      icon="menu"
      iconSize={24}
      className={styles.opener}
      onClick={open}
      label={messages.menu.open}
      aria-expanded={isOpen}
    />
  )
}

/** Delay of the announcement in milliseconds: a short-lived title such as 'Yükleniyor…' is not announced. */
const SETTLED = 300

/** Sets the document's title, and announces it to screen readers. */
function usePageTitle(title: string) {
  const messages = useMessages()
  const { site } = useServices()
  useEffect(() => {
    if (title) document.title = `${title} | ${site.name} ${messages.title}`
  }, [title, site.name, messages.title])
  // The announcement of another page, or in another language, is removed.
  useLayoutEffect(() => {
    if (!title) return
    const soon = setTimeout(() => announce(title), SETTLED)
    return () => {
      clearTimeout(soon)
      announce('')
    }
  }, [title])
}

interface MenuSwitch {
  isOpen: boolean
  open: () => void
}

const MenuSwitchContext = createContext<MenuSwitch>({ isOpen: false, open: () => {} })
export const MenuSwitchProvider = MenuSwitchContext.Provider

/** Opens the menu on small screens. */
const useMenuSwitch = () => useContext(MenuSwitchContext)
