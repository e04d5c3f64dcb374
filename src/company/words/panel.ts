/** What the panel gives as an example of a post's topic. */
export const panel = {
  tr: { topic: 'Zeytinde damla sulama' },
  en: { topic: 'drip irrigation of olives' },
}
