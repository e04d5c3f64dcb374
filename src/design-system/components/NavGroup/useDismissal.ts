import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hears Escape anywhere (WCAG 1.4.13: also while the focus is elsewhere), and presses outside of the button's parent. */
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
}
