import { homeTexts } from '../../../contract/i18n/site/home.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** The home page's own texts, in the visitor's language. */
export const useHomeTexts = createLateEnglish(
  homeTexts,
  async () => (await import('../../../contract/i18n/site/homeEnglish.ts')).homeEnglish,
)
