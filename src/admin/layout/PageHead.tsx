import { Icon } from '@filiz/design-system/icons'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { useWords } from '../i18n/words.ts'
import { useServices } from '../services.ts'
import { sayPolitely } from '../widgets/sayPolitely.ts'
import { useMenuSwitch } from './menuSwitch.ts'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: string
  /** The page above this one, and what is done on this one. */
  above?: { to: string; label: string; here: string }
  /** What can be done with the whole page. */
  children?: ReactNode
}

/** In milliseconds: what stands there for a moment alone, as 'Yükleniyor…', is not said. */
const SETTLED = 300

/** A page's one heading, which is the document's title too and is said as it comes, with the way to the menu on narrow screens. */
export function PageHead({ title, above, children }: PageHeadProps) {
  const words = useWords()
  const { site } = useServices()
  const { isOpen, open } = useMenuSwitch()
  useEffect(() => {
    document.title = `${title} | ${site.name} ${words.title}`
  }, [title, site.name, words.title])
  // What was said of another page, or in another language, goes with it.
  useLayoutEffect(() => {
    const soon = setTimeout(() => sayPolitely(title), SETTLED)
    return () => {
      clearTimeout(soon)
      sayPolitely('')
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
