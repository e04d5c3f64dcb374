import { homeSlider } from '../../contract/texts/visitor/homeSlider.ts'
import { createLateEnglish } from '../preferences/lateEnglish.ts'

/** The texts of the home page's first screen, in the visitor's language. */
export const useHomeSliderTexts = createLateEnglish(
  homeSlider,
  async () => (await import('../../contract/texts/visitor/homeSliderEnglish.ts')).homeSliderEnglish,
)
