/** Example of a post's topic in the panel. */
export const panel = {
  tr: { topic: 'En çok sorulan beş soru' },
  en: { topic: 'the five questions that we are asked most' },
}
