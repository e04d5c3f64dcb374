import { useEffect } from 'react'

export const CONTENT_ID = 'content'

/** Moves the focus to the content: after a navigation, and if the focused element was removed without a successor. */
export const focusContent = () => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })

/**
 * Focus management (WCAG 2.4.3): if the focused element is removed, as with a deleted row or a finished inline form, the focus
 * moves to the next row, to the button that replaced it, to its row or bar, or to the heading above it.
 */
export function useKeptFocus() {
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID)
    if (!content) return
    /** The focused element and its ancestors. */
    let path: Element[] = []
    const follow = (focused: Element | null) => {
      path = []
      for (let each = focused; each && each !== content; each = each.parentElement) path.push(each)
    }
    const onFocusIn = ({ target }: FocusEvent) => follow(target as Element)
    // A field with `autoFocus` already has the focus.
    if (content.contains(document.activeElement)) follow(document.activeElement)
    /** A click elsewhere also blurs the element, but leaves it in the document. */
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (path[0]?.isConnected && document.activeElement !== path[0]) path = []
      })
    const observer = new MutationObserver((records) => {
      if (path.length === 0 || path[0]!.isConnected) return
      const at = path.findIndex(({ isConnected }) => isConnected)
      const [removed, parent] = at < 0 ? [path.at(-1)!, content] : [path[at - 1]!, path[at]!]
      path = []
      if (document.activeElement !== document.body) return
      const next = followerOf(removed, records) ?? buttonIn(parent, records) ?? headingAbove(parent)
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
/** Elements with a heading of their own. */
const PART = 'section, fieldset, [data-sheet]'
const BAR = '[data-bar]'
const isThere = (node: Node | null | undefined, what: string): node is HTMLElement =>
  node instanceof HTMLElement && node.isConnected && node.matches(what)

/** The row after a removed one, else the one before it. */
function followerOf(removed: Element, records: MutationRecord[]) {
  if (!removed.matches(ROW)) return undefined
  const { nextSibling, previousSibling } = records.find(({ removedNodes }) => [...removedNodes].includes(removed)) ?? {}
  return [nextSibling, previousSibling].find((node) => isThere(node, ROW))
}

/** The button that replaced the removed element. */
const buttonIn = (parent: Element, records: MutationRecord[]) =>
  records
    .flatMap(({ target, addedNodes }) => (target === parent ? [...addedNodes] : []))
    .find((node) => isThere(node, 'button'))

const headingAbove = (parent: Element) =>
  parent.closest(`${ROW}, ${BAR}`)?.querySelector('button') ??
  parent.closest(PART)?.querySelector<HTMLElement>('h2, h3')
