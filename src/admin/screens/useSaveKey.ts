import { type RefObject, useEffect } from 'react'

/** Ctrl+S, or ⌘S, saves the form around an element, as editors do; in a dialog above it, it does nothing. */
export function useSaveKey(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const isSaving =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's'
      if (!isSaving) return
      event.preventDefault()
      const isAbove = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]')
      if (!isAbove && !event.repeat) inside.current?.closest('form')?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [inside])
}
