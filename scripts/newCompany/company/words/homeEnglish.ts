/** Texts of the home page in English, loaded on demand. */
export const homeEnglish = {
  seasons: [],
  sample: {
    asker: 'A visitor',
    question: 'I would like a quote. What should I write to you?',
    answer: [
      'Write in the contact form what you are looking for, when you need it and how we can reach you.',
      'I cannot name a price, and what the site does not say I do not guess. What you write goes straight to our team.',
    ],
    source: '',
  },
}
