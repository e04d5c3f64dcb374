import { useEffect } from 'react'
import { CONTENT_ID, focusContent } from './focusContent.ts'

/**
 * Where what has the focus goes away, as a row that is deleted or a small form that is done, whoever works by keyboard goes on
 * nearby (WCAG 2.4.3): in the row that follows, at the button that stands there now, in the row or bar it stood in, or at the
 * heading above it.
 */
export function useKeptFocus() {
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID)
    if (!content) return
    /** What has the focus, and all that it stands in. */
    let path: Element[] = []
    const follow = (focused: Element | null) => {
      path = []
      for (let each = focused; each && each !== content; each = each.parentElement) path.push(each)
    }
    const onFocusIn = ({ target }: FocusEvent) => follow(target as Element)
    // A field that came with the page has the focus by now.
    if (content.contains(document.activeElement)) follow(document.activeElement)
    /** A press beside it takes the focus away too, but leaves it there. */
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (path[0]?.isConnected && document.activeElement !== path[0]) path = []
      })
    const observer = new MutationObserver((records) => {
      if (path.length === 0 || path[0]!.isConnected) return
      const at = path.findIndex(({ isConnected }) => isConnected)
      const [gone, place] = at < 0 ? [path.at(-1)!, content] : [path[at - 1]!, path[at]!]
      path = []
      if (document.activeElement !== document.body) return
      const next = followerOf(gone, records) ?? buttonIn(place, records) ?? placeAbove(place)
      if (!next) return focusContent()
      if (!next.matches('button')) next.tabIndex = -1
      next.focus({ preventScroll: true })
    })
    content.addEventListener('focusin', onFocusIn)
    content.addEventListener('focusout', onFocusOut)
    observer.observe(content, { childList: true, subtree: true })
    return () => {
      content.removeEventListener('focusin', onFocusIn)
      content.removeEventListener('focusout', onFocusOut)
      observer.disconnect()
    }
  }, [])
}

const ROW = 'li, tr'
/** What has a heading of its own; a form's sheets and the bar that saves it say so. */
const PART = 'section, fieldset, [data-sheet]'
const BAR = '[data-bar]'
const isThere = (node: Node | null | undefined, what: string): node is HTMLElement =>
  node instanceof HTMLElement && node.isConnected && node.matches(what)

/** The row after one that is gone, or the one before it. */
function followerOf(gone: Element, records: MutationRecord[]) {
  if (!gone.matches(ROW)) return undefined
  const { nextSibling, previousSibling } = records.find(({ removedNodes }) => [...removedNodes].includes(gone)) ?? {}
  return [nextSibling, previousSibling].find((node) => isThere(node, ROW))
}

/** The button that has come in the place of what is gone. */
const buttonIn = (place: Element, records: MutationRecord[]) =>
  records
    .flatMap(({ target, addedNodes }) => (target === place ? [...addedNodes] : []))
    .find((node) => isThere(node, 'button'))

const placeAbove = (place: Element) =>
  place.closest(`${ROW}, ${BAR}`)?.querySelector('button') ?? place.closest(PART)?.querySelector<HTMLElement>('h2, h3')
