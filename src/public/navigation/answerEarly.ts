declare global {
  interface Window {
    /** Kept by the document's start script until the page answers by itself. */
    early?: {
      /** The buttons that were pressed, in their order. */
      presses: HTMLButtonElement[]
      /** Path and query that the document was drawn for. */
      address: string
      /** Somebody may have scrolled already. */
      isMoved?: boolean
      /** React hears presses by now, and takes over at once what is pressed: to press that again would undo it. */
      isHeard?: boolean
    }
  }
}

/**
 * Makes up for what nobody heard before the page could answer: presses each button again that was pressed, which waits no
 * longer, and tells what lies under the mouse that it does.
 */
export function answerEarly() {
  const { early } = window
  if (!early) return
  window.early = undefined
  if (window.matchMedia('(hover: hover)').matches) {
    const under = [...document.querySelectorAll(':hover')].at(-1)
    under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  }
  void pressAgain(early.presses)
}

/** One after the other: what a press changes is drawn before the next, so that two of them open a menu and close it. */
async function pressAgain(buttons: readonly HTMLButtonElement[]) {
  for (const button of buttons) {
    button.ariaBusy = null
    if (button.isConnected) button.click()
    await null
  }
}
