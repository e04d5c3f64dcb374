/** Tells the number in the menu that messages were read, unread, moved or deleted. */
const reading = new EventTarget()
const CHANGED = 'changed'

export const announceUnread = () => reading.dispatchEvent(new Event(CHANGED))

export function onUnreadChange(listener: () => void): () => void {
  reading.addEventListener(CHANGED, listener)
  return () => reading.removeEventListener(CHANGED, listener)
}
