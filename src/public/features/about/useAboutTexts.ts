import { aboutPage } from '../../../contract/i18n/site/aboutPage.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** The fixed texts of /hakkimizda, in the visitor's language. */
export const useAboutTexts = createLateEnglish(
  aboutPage,
  async () => (await import('../../../contract/i18n/site/aboutPageEnglish.ts')).aboutPageEnglish,
)
