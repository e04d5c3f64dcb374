/** The suggested questions in English, in the order of the Turkish ones, which are sent to the assistant. */
export const chatEnglish = {
  suggestions: ['How do I measure soil moisture?', 'Do you spray by drone?', 'How do I get a quote?'],
}
