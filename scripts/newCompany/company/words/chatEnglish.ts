/** What somebody who does not know what to ask is offered, in English. */
export const chatEnglish = {
  suggestions: ['Which services do you offer?', 'How can I reach you?', 'How do I get a quote?'],
}
