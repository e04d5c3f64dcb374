/** What the panel gives as an example of a post's topic. */
export const panel = {
  tr: { topic: 'En çok sorulan beş soru' },
  en: { topic: 'the five questions that we are asked most' },
}
