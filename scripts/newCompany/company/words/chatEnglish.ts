/** Suggested questions in English. The assistant gets the Turkish ones, in the same order. */
export const chatEnglish = {
  suggestions: ['Which services do you offer?', 'How can I reach you?', 'How do I get a quote?'],
}
