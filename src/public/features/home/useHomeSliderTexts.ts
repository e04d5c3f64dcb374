import { homeSlider } from '../../../contract/i18n/site/homeSlider.ts'
import { createLateEnglish } from '../../i18n/lateEnglish.ts'

/** The texts of the home page's first screen, in the visitor's language. */
export const useHomeSliderTexts = createLateEnglish(
  homeSlider,
  async () => (await import('../../../contract/i18n/site/homeSliderEnglish.ts')).homeSliderEnglish,
)
