import { SLIDE_IMAGE_SIZE } from '../../constants.ts'
import type { ResourceWords } from '../../schema/words.ts'

export const english: ResourceWords = {
  one: 'Slide',
  many: 'Slides',
  menu: 'Home page slides',
  fields: { subtitle: 'Subtitle', ctaText: 'Button text', ctaLink: 'Button link', displayOrder: 'Order' },
  hints: {
    imageUrl: `Best size: ${SLIDE_IMAGE_SIZE.width}×${SLIDE_IMAGE_SIZE.height}.`,
    ctaText: 'The button appears once both text and link are given.',
    displayOrder: 'Lower numbers come first.',
  },
  confirmRemove: 'Delete this slide?',
  empty: 'No slides yet. Add the first one; the home page opens with it.',
}
