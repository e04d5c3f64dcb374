/** What somebody who does not know what to ask is offered, in English. */
export const chatEnglish = {
  suggestions: ['How do I measure soil moisture?', 'Do you spray by drone?', 'How do I get a quote?'],
}
