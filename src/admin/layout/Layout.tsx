import { SkipLink } from '@filiz/design-system/SkipLink'
import Drawer from '@mui/material/Drawer'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notification } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { SignInAgain } from '../auth/SignInAgain.tsx'
import { useMessages } from '../i18n/language.ts'
import { CONTENT_ID, focusContent, useKeptFocus } from './focusContent.ts'
import styles from './Layout.module.css'
import { Menu } from './Menu.tsx'
import { MenuSwitchProvider, StockPageHead } from './Page.tsx'

/** Around every screen: the menu (a drawer on small screens), the content, notifications, and the dialog that signs in again. */
export function Layout({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const { pathname, key } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const shown = useRef(pathname)
  useStrayDrops()
  useKeptFocus()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusContent()
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also one to the same URL
  useEffect(() => setMenuOpen(false), [key])
  return (
    <MenuSwitchProvider value={{ isOpen: isMenuOpen, open: () => setMenuOpen(true) }}>
      <SkipLink to={CONTENT_ID}>{messages.menu.skip}</SkipLink>
      <div className={styles.layout}>
        <aside className={`on-field ${styles.side}`}>
          <Menu />
        </aside>
        <Drawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { className: styles.drawer, 'aria-label': messages.menu.label, role: 'dialog' } }}
        >
          <Menu onClose={() => setMenuOpen(false)} />
        </Drawer>
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
          <StockPageHead />
          {children}
        </main>
      </div>
      <Notification autoHideDuration={6000} />
      <SignInAgain />
    </MenuSwitchProvider>
  )
}

/** Prevents a file that is dropped outside of a drop zone from replacing the panel, which would lose unsaved changes. */
function useStrayDrops() {
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function refuse(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
