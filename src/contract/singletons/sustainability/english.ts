import type { SingletonWords } from '../../schema/words.ts'

export const english: SingletonWords = {
  title: 'Sustainability',
  fields: {
    lead: 'Lead',
    figures: 'Figures',
    'figures.value': 'Figure',
    'figures.unit': 'Unit',
    'figures.label': 'What it measures',
    'figures.note': 'Where and how it was measured',
    chapters: 'Chapters',
    'chapters.title': 'Heading',
    'chapters.text': 'Text',
    'chapters.imageUrl': 'Picture',
    closingTitle: 'Closing: heading',
    closingText: 'Closing: text',
  },
  hints: {
    figures: 'The first is set largest.',
    'chapters.imageUrl': 'Without one a drawing stands beside the chapter.',
  },
}
