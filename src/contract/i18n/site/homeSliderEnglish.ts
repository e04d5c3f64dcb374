import type { HomeSliderTexts } from './homeSlider.ts'

/** The home page's first screen in English, loaded on demand. */
export const homeSliderEnglish: HomeSliderTexts = {
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
}
