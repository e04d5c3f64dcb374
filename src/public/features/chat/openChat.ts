import { useSyncExternalStore } from 'react'

export interface Opening {
  isOpen: boolean
  /** The question that the chat was opened with. */
  question: string
  /** What had the focus before, and gets it back. */
  opener: HTMLElement | null
}

const CLOSED: Opening = { isOpen: false, question: '', opener: null }
const listeners = new Set<() => void>()
let opening = CLOSED

/**
 * Opens the chat, from anywhere on the site; a question stands in its field, to be sent or changed. The window's code
 * is loaded then.
 */
export function openChat(question = '') {
  const { activeElement } = document
  const opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
  change({ isOpen: true, question, opener: opening.isOpen ? opening.opener : opener })
}

export const closeChat = () => change(CLOSED)

export const useOpening = (): Opening =>
  useSyncExternalStore(
    subscribe,
    () => opening,
    () => CLOSED,
  )

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function change(next: Opening) {
  opening = next
  for (const listener of listeners) listener()
}
