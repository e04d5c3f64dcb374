import { home as words } from '../../../company/words/home.ts'
import { homeSlider } from './homeSlider.ts'

/** The texts of the home page alone, which no other page loads; what they claim agrees with the demo content. */
export const homeTexts = {
  ...homeSlider,
  /** Of each season of the farming year, from October. */
  seasons: words.seasons as readonly (readonly string[])[],
  products: { empty: 'Şu anda öne çıkan ürün yok.' },
  services: { empty: 'Şu anda öne çıkan hizmet yok.' },
  assistant: {
    action: 'Asistana sorun',
    sample: 'Örnek konuşma',
    asker: words.sample.asker,
    question: words.sample.question,
    answer: words.sample.answer,
    basis: 'Dayanağı',
    more: 'Bunları da sorabilirsiniz',
    questions: words.questions as readonly string[],
  },
}

export type HomeTexts = typeof homeTexts

/** What the sample answer rests on: the beginning of a post's title, in the content's own language. */
export const SAMPLE_SOURCE: string = words.sample.source
