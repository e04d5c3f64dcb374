import { homeTexts } from '../../contract/texts/visitor/home.ts'
import { createLateEnglish } from '../preferences/lateEnglish.ts'

/** The home page's own texts, in the visitor's language. */
export const useHomeTexts = createLateEnglish(
  homeTexts,
  async () => (await import('../../contract/texts/visitor/homeEnglish.ts')).homeEnglish,
)
