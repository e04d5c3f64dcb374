export const CONTENT_ID = 'content'

/** Starts readers anew at the content: on another page, and where what had the focus is gone. */
export const focusContent = () => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
