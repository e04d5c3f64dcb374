/** What somebody who does not know what to ask is offered, in English. What the assistant is asked then is the same in Turkish, in this order. */
export const chatEnglish = {
  suggestions: ['How do I measure soil moisture?', 'Do you spray by drone?', 'How do I get a quote?'],
}
