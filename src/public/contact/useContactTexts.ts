import { contactPage } from '../../contract/texts/visitor/contactPage.ts'
import { createLateEnglish } from '../preferences/lateEnglish.ts'

/** The contact page's own texts, in the visitor's language. */
export const useContactTexts = createLateEnglish(
  contactPage,
  async () => (await import('../../contract/texts/visitor/contactPageEnglish.ts')).contactPageEnglish,
)
