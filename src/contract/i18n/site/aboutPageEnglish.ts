import type { AboutPageTexts } from './aboutPage.ts'

/** The fixed texts of /hakkimizda in English, loaded on demand. */
const aboutPageEnglish: AboutPageTexts = {
  page: 'About us',
  mission: 'Our mission',
  vision: 'Our vision',
  team: 'Our team',
  failed: 'The page could not be loaded.',
  failedHint: 'Please check your connection and try again.',
  empty: 'This page has not been written yet.',
  emptyHint: 'If you have a question, write to us and we will tell you directly.',
  write: 'Go to the contact form',
  goOn: 'See the products',
}

export default aboutPageEnglish
