import { Icon } from '@filiz/design-system/icons'
import { type MouseEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const locale = useLocale()
  const path = resultsPathOf(locale)
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>['SearchDialog']>()
  // What is typed while the dialog is loaded; undefined once it is there.
  const typed = useRef<string | undefined>('')

  const open = () => {
    setOpen(true)
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => window.location.assign(resultsPathOf(locale, typed.current)),
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    if (isOpen && typed.current !== undefined) {
      const after = afterKey(typed.current, event)
      if (after === undefined) return
      event.preventDefault()
      typed.current = after
    } else if (!isOpen && isShortcut(event)) {
      event.preventDefault()
      open()
    }
  })
  const takeTyped = () => {
    const text = typed.current ?? ''
    typed.current = undefined
    return text
  }
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
      <Suspense>{Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} takeTyped={takeTyped} />}</Suspense>
    </>
  )
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' && !altKey

/** A text after a key, as a text field would have it; undefined if the key does not change it. */
function afterKey(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
