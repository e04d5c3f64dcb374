import { siteTexts } from '../../contract/i18n/site/site.ts'
import { createLateEnglish } from './lateEnglish.ts'

export { CONTENT_LOCALE, chooseLocale, useContentLang, useLocale } from './chosenLocale.ts'

/** The texts of the whole site, in the visitor's language. */
export const useTexts = createLateEnglish(
  siteTexts.tr,
  async () => (await import('../../contract/i18n/site/siteEnglish.ts')).siteEnglish,
)
