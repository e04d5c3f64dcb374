import { homeEnglish as messages } from '../../../company/words/homeEnglish.ts'
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
  seasons: messages.seasons,
  products: { empty: 'No product is featured at the moment.' },
  services: { empty: 'No service is featured at the moment.' },
  assistant: {
    action: 'Ask the assistant',
    sample: 'Sample conversation',
    asker: messages.sample.asker,
    question: messages.sample.question,
    answer: messages.sample.answer,
    source: messages.sample.source,
    basis: 'Based on',
    more: 'You could also ask',
  },
}

export default homeEnglish
