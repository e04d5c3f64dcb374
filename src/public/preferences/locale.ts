import { siteTexts } from '../../contract/texts/visitor/site.ts'
import { createLateEnglish } from './lateEnglish.ts'

export { CONTENT_LOCALE, chooseLocale, useContentLang, useLocale } from './chosenLocale.ts'

/** The texts of the whole site, in the visitor's language. */
export const useTexts = createLateEnglish(
  siteTexts.tr,
  async () => (await import('../../contract/texts/visitor/siteEnglish.ts')).siteEnglish,
)
