import { homeEnglish as words } from '../../../company/words/homeEnglish.ts'
import type { HomeTexts } from './home.ts'
import { homeSliderEnglish } from './homeSliderEnglish.ts'

/** Texts of the home page in English, loaded on demand. */
export const homeEnglish: HomeTexts = {
  ...homeSliderEnglish,
  seasons: words.seasons,
  products: { empty: 'No product is featured at the moment.' },
  services: { empty: 'No service is featured at the moment.' },
  assistant: {
    action: 'Ask the assistant',
    sample: 'Sample conversation',
    asker: words.sample.asker,
    question: words.sample.question,
    answer: words.sample.answer,
    basis: 'Based on',
    more: 'You could also ask',
    questions: words.questions,
  },
}
