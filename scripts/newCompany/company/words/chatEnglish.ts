/** What somebody who does not know what to ask is offered, in English. What the assistant is asked then is the same in Turkish, in this order. */
export const chatEnglish = {
  suggestions: ['Which services do you offer?', 'How can I reach you?', 'How do I get a quote?'],
}
