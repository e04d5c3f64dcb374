import type { SingletonWords } from '../../schema/words.ts'

export const turkish: SingletonWords = {
  title: 'Alt bilgi',
  fields: {
    tagline: 'Slogan',
    socialLinks: 'Sosyal medya bağlantıları',
    'socialLinks.label': 'Adı',
    'socialLinks.url': 'Adresi',
  },
  hints: {
    'socialLinks.label': 'Instagram, LinkedIn gibi.',
  },
}
