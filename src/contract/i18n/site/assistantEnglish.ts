import type { Locale } from '../../constants.ts'
import { type AssistantTexts, assistant } from './assistant.ts'

const inTurn = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The assistant’s texts in English. */
const assistantEnglish: AssistantTexts = {
  pages: {
    products: { ours: 'Our products', keywords: 'product device buy' },
    services: { ours: 'Our services', keywords: 'service consulting consultancy support' },
    posts: { keywords: 'article post blog' },
    about: {
      title: 'About us',
      keywords:
        'about who company firm business team staff employees people founded founders history region mission vision',
      mission: 'Mission',
      vision: 'Vision',
    },
    contact: {
      title: 'Contact us',
      keywords:
        'telephone phone number call mail email e-mail address location place office directions reach price quote fee buy order appointment meeting job application',
      phone: 'Phone',
      email: 'Email',
      address: 'Address',
      form: 'For prices, quotes and anything else, please use the contact form.',
    },
  },

  replies: {
    greeting: (name, topics) =>
      `Hello, I am ${name}. I answer questions about our products, services and articles.${examples(topics)}`,
    thanks: 'You are welcome. If another question comes to mind, I am here.',
    farewell: 'Goodbye, and have a good day.',
    self: (name, site) =>
      `I am ${name}, the chat assistant of ${site}: a computer program, not a person. My answers come from the pages about products and services and the articles on this site. If you ask about something that is not there, I say that I do not know.`,
    overview: (ours, titles) => `${ours}: ${inTurn.format(titles)}.`,
    overviewOfSome: (ours, titles, count) =>
      `${ours} include ${inTurn.format(titles)}. All ${count} are listed on their own page.`,
    phone: (value) => `Our phone number is ${value}.`,
    email: (value) => `Our email address is ${value}.`,
    address: (value) => `Our address: ${value}.`,
    noPhone: 'Our phone number is not on the site.',
    noEmail: 'Our email address is not on the site.',
    noAddress: 'Our street address is not on the site.',
    dealings: 'For prices, payment, delivery, installation, warranty and working hours, it is best to ask us directly.',
    form: 'Write to us through the contact form and we will get back to you.',
    alsoForm: 'You can also write to us through the contact form.',
    found: 'This is what our site says about it:',
    unsure: 'I may not have understood your question. The closest that I found:',
    perhaps: (titles) => `If you are looking for a product, these may help: ${inTurn.format(titles)}.`,
    also: (title, sentence) => `On the page “${title}”: ${sentence}`,
    nothing: (topics) =>
      `I found no answer to this on our site. I can only help with our products, services and articles.${examples(topics)} If it is one of these you are looking for, try other words, or write to us through the contact form.`,
    spent:
      'Many questions have come in today, so I quote our pages instead of writing the answer myself. If that is not enough, write to us through the contact form.',
    silent: 'I cannot write the answer myself right now, so here is what our pages say.',
  },
}

export const assistantTexts: Record<Locale, AssistantTexts> = { tr: assistant, en: assistantEnglish }

function examples(topics: readonly string[]): string {
  return topics.length ? ` For example, you can ask about: ${topics.join(', ')}.` : ''
}
