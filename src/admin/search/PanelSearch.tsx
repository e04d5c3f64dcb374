import { Icon } from '@filiz/design-system/icons'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../i18n/language.ts'
import styles from './PanelSearch.module.css'

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }))

/** Opens the search over records, settings and pages of the panel; so does Ctrl+K or ⌘K, unless another dialog is open. */
export function PanelSearch() {
  const { menu } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
    if (!isShortcut || event.defaultPrevented || document.querySelector('[role=dialog][aria-modal=true], dialog[open]'))
      return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        {menu.search}
        <span aria-hidden="true">{menu.searchKeys}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
