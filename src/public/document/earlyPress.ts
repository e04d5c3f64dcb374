declare global {
  interface Window {
    /** Kept by the document's start script until the page answers by itself. */
    early?: { button?: HTMLButtonElement | null }
  }
}

/** Presses the button again that was pressed before the page could answer. A form that was sent by it is on its way. */
export function answerEarlyPress() {
  const button = window.early?.button
  window.early = undefined
  if (button?.isConnected && button.type !== 'submit') button.click()
}
