import { contactPage } from '../../../contract/i18n/site/contactPage.ts'
import { createTexts } from '../../i18n/locale.ts'

/** Fixed texts of the contact page. */
export const useContactTexts = createTexts(
  contactPage,
  () => import('../../../contract/i18n/site/contactPageEnglish.ts'),
)
