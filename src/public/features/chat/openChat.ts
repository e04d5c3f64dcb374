import { createStore, useStore } from '../../store.ts'

export interface ChatState {
  isOpen: boolean
  /** Question that the field is pre-filled with. */
  question: string
  /** Element that had the focus, which returns there when the chat is closed. */
  opener: HTMLElement | null
}

const CLOSED: ChatState = { isOpen: false, question: '', opener: null }
const store = createStore(CLOSED)

/** Opens the chat, from anywhere on the site. A question is put into its field, not sent. */
export function openChat(question = '') {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
  const { isOpen, opener } = store.read()
  store.write({ isOpen: true, question, opener: isOpen ? opener : focused })
}

export const closeChat = () => store.write(CLOSED)

export const useChatState = (): ChatState => useStore(store, CLOSED)
