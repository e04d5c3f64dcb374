declare global {
  interface Window {
    /** Kept by the document's start script until the page answers by itself. */
    early?: {
      button?: HTMLButtonElement | null
      /** React hears presses by now, and takes over at once what is pressed: to press that again would undo it. */
      isHeard?: boolean
    }
  }
}

/**
 * Makes up for what nobody heard before the page could answer: presses the button again that was pressed (a form that
 * was sent by it is on its way), and tells what lies under the mouse that it does.
 */
export function answerEarly() {
  const { early } = window
  if (!early) return
  window.early = undefined
  const { button } = early
  if (button?.isConnected && button.type !== 'submit') button.click()
  if (window.matchMedia('(hover: hover)').matches) {
    const under = [...document.querySelectorAll(':hover')].at(-1)
    under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  }
}
