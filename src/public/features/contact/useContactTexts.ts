import { contactPage } from '../../../contract/i18n/site/contactPage.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** Fixed texts of the contact page. */
export const useContactTexts = createLateEnglish(
  contactPage,
  async () => (await import('../../../contract/i18n/site/contactPageEnglish.ts')).contactPageEnglish,
)
