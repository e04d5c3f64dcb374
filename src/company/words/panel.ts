/** Example of a post's topic in the panel. */
export const panel = {
  tr: { topic: 'Zeytinde damla sulama' },
  en: { topic: 'drip irrigation of olives' },
}
