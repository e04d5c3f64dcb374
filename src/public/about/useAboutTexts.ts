import { aboutPage } from '../../contract/texts/visitor/aboutPage.ts'
import { createLateEnglish } from '../preferences/lateEnglish.ts'

/** The fixed texts of /hakkimizda, in the visitor's language. */
export const useAboutTexts = createLateEnglish(
  aboutPage,
  async () => (await import('../../contract/texts/visitor/aboutPageEnglish.ts')).aboutPageEnglish,
)
