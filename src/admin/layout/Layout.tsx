import Drawer from '@mui/material/Drawer'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Notification } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { SignInAgain } from '../account/SignInAgain.tsx'
import { useWords } from '../i18n/words.ts'
import { useLoadAhead } from '../start/useLoadAhead.ts'
import { CONTENT_ID, focusContent } from './focusContent.ts'
import styles from './Layout.module.css'
import { Menu } from './Menu.tsx'
import { MenuSwitchProvider } from './menuSwitch.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useStrayDrops } from './useStrayDrops.ts'

/** The frame around every screen: the menu (a drawer on narrow screens), the content, and what floats above. */
export function Layout({ children }: { children: ReactNode }) {
  const words = useWords()
  const { pathname, key } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const shown = useRef(pathname)
  useLoadAhead()
  useStrayDrops()
  useKeptFocus()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusContent()
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever went anywhere, if only to where they are, is done with the menu
  useEffect(() => setMenuOpen(false), [key])
  return (
    <MenuSwitchProvider value={{ isOpen: isMenuOpen, open: () => setMenuOpen(true) }}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {words.menu.skip}
      </a>
      <div className={styles.layout}>
        <aside className={styles.side}>
          <Menu />
        </aside>
        <Drawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { className: styles.drawer, 'aria-label': words.menu.label, role: 'dialog' } }}
        >
          <Menu onClose={() => setMenuOpen(false)} />
        </Drawer>
        <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
          <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>{children}</Suspense>
        </main>
      </div>
      <Notification autoHideDuration={6000} />
      <SignInAgain />
    </MenuSwitchProvider>
  )
}
