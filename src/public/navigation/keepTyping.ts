/** The field that somebody types in, if any. */
export const typedIn = (): HTMLElement | null =>
  document.activeElement?.matches('input, textarea') ? (document.activeElement as HTMLElement) : null

/**
 * Whoever goes to a field while the browser takes its picture of the page that goes, stays there: React gives the focus
 * back afterwards to what had it before (`react-dom` 19.3), and what is typed would go nowhere. A page that moves the focus
 * itself is left to it. Returns its end.
 */
export function keepTyping() {
  const begin = document.startViewTransition
  if (!begin) return
  document.startViewTransition = (given) => {
    const before = typedIn()
    const { update, types } = given as StartViewTransitionOptions
    const bringPage = () => {
      const field = typedIn()
      const done = update?.()
      if (field !== before && field?.isConnected) field.focus({ preventScroll: true })
      return done
    }
    return begin.call(document, { update: bringPage, types })
  }
  return () => {
    document.startViewTransition = begin
  }
}
