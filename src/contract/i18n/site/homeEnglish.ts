import { homeEnglish as words } from '../../../company/words/homeEnglish.ts'
import type { HomeTexts } from './home.ts'

/** Texts of the home page in English, loaded on demand. */
const homeEnglish: HomeTexts = {
  noSlides: 'The home page is being prepared...',
  slider: {
    label: 'Highlights',
    slider: 'carousel',
    slide: 'slide',
    place: (position, count) => `${position} / ${count}`,
    play: 'Play the slides',
    pause: 'Pause the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    pick: 'Choose a slide',
    show: (position) => `Go to slide ${position}`,
  },
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

export default homeEnglish
