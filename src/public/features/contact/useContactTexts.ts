import { createTexts } from '../../i18n/locale.ts'

/** Fixed texts of the contact page. */
export const useContactTexts = createTexts({
  tr: () => import('../../../contract/i18n/site/contactPage.ts'),
  en: () => import('../../../contract/i18n/site/contactPageEnglish.ts'),
})
