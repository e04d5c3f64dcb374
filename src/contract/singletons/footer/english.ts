import type { SingletonWords } from '../../schema/words.ts'

export const english: SingletonWords = {
  title: 'Footer',
  fields: {
    tagline: 'Tagline',
    socialLinks: 'Social links',
    'socialLinks.label': 'Name',
    'socialLinks.url': 'Address',
  },
  hints: {
    'socialLinks.label': 'Such as Instagram or LinkedIn.',
  },
}
