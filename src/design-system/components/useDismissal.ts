import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes what a button opens on Escape, wherever the focus is (WCAG 1.4.13), on presses outside of the button's parent and, by the
 * handlers for that parent which it answers, on leaving it and on choosing a link in it.
 */
export function useDismissal(isActive: boolean, button: RefObject<HTMLElement | null>, close: () => void) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus()
    close()
  })
  const onPointerDown = useEffectEvent(({ target }: Event) => {
    if (!button.current?.parentElement?.contains(target as Node)) close()
  })
  useEffect(() => {
    if (!isActive) return
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isActive])
  return {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close()
    },
  }
}
