/** The English translation, loaded on demand. */
export const contactPageEnglish = {
  title: 'Tell us about your field',
  lead: 'The area, the crop and the trouble are enough. An agronomist gets back to you within two working days.',
  messageHint: 'District, crop and area in decares make our answer clearer sooner.',
  sentHint: 'An agronomist gets back to you within two working days.',
}
