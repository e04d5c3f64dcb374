import { Icon } from '@filiz/design-system/icons'
import { type MouseEvent, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocale, useTexts } from '../../i18n/locale.ts'
import styles from './SearchButton.module.css'
import { resultsPathOf } from './searchAddress.ts'

const loadDialog = () => import('./SearchDialog.tsx')

/**
 * Opens the search over the page; so do `/` and Ctrl+K or ⌘K outside of fields. Without scripts, or if the code of the
 * dialog cannot be loaded, it is a link to the search page.
 */
export function SearchButton() {
  const { shell } = useTexts()
  const path = resultsPathOf(useLocale())
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>['SearchDialog']>()

  const open = () => {
    setOpen(true)
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => window.location.assign(path),
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isOpen || isTyping(event.target) || !isShortcut(event)) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <a
        href={path}
        className={styles.button}
        aria-label={shell.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={(isOpen && !Dialog) || undefined}
        onClick={onClick}
      >
        <Icon name="search" size={20} />
      </a>
      <Suspense>{Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' && !altKey

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
