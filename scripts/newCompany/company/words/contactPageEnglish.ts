/** Introduction of the contact page in English, loaded on demand. */
export const contactPageEnglish = {
  title: 'Write to us',
  lead: 'Tell us in a few sentences what you would like to know or need; we get back to you as soon as we can.',
  messageHint: 'You can also say when and how you would like us to reach you.',
  sentHint: 'We get back to you as soon as we can.',
}
