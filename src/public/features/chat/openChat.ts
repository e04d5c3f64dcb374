import { useSyncExternalStore } from 'react'

export interface ChatState {
  isOpen: boolean
  /** Question that the field is pre-filled with. */
  question: string
  /** Element that had the focus, which returns there when the chat is closed. */
  opener: HTMLElement | null
}

const CLOSED: ChatState = { isOpen: false, question: '', opener: null }
const listeners = new Set<() => void>()
let state = CLOSED

/** Opens the chat, from anywhere on the site. A question is put into its field, not sent. */
export function openChat(question = '') {
  const { activeElement } = document
  const opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
  change({ isOpen: true, question, opener: state.isOpen ? state.opener : opener })
}

export const closeChat = () => change(CLOSED)

export const useChatState = (): ChatState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  )

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function change(next: ChatState) {
  state = next
  for (const listener of listeners) listener()
}
