import { useLayoutEffect } from 'react'

/** Tells the stylesheet, as `--keyboard`, how much of the page's foot a phone's keyboard covers while this is shown. */
export function useKeyboardInset() {
  useLayoutEffect(() => {
    const { visualViewport: view } = window
    const { style } = document.documentElement
    const measure = () => {
      const covered = view?.scale === 1 ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0
      style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    measure()
    view?.addEventListener('resize', measure)
    view?.addEventListener('scroll', measure)
    return () => {
      style.removeProperty('--keyboard')
      view?.removeEventListener('resize', measure)
      view?.removeEventListener('scroll', measure)
    }
  }, [])
}
