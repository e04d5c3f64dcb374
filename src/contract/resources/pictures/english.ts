import type { ResourceWords } from '../../schema/words.ts'

export const english: ResourceWords = {
  one: 'Picture',
  many: 'Pictures',
  fields: {
    name: 'Name of the picture',
    alt: 'Alternative text',
    focalX: 'Focal point, from the left',
    focalY: 'Focal point, from the top',
    url: 'File',
    type: 'Kind',
    width: 'Width',
    height: 'Height',
    bytes: 'Size',
  },
  hints: {
    name: 'Only shown in the panel.',
    alt: 'Say what is seen in one sentence, as you would to someone who cannot see it.',
  },
  confirmRemove: 'Delete this picture?',
  empty: 'No pictures yet. Upload the first one here or in a form.',
}
