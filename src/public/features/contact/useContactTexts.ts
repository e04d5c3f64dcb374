import { contactPage } from '../../../contract/i18n/site/contactPage.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** The contact page's own texts, in the visitor's language. */
export const useContactTexts = createLateEnglish(
  contactPage,
  async () => (await import('../../../contract/i18n/site/contactPageEnglish.ts')).contactPageEnglish,
)
