import type { SingletonWords } from '../../schema/words.ts'

export const turkish: SingletonWords = {
  title: 'Sürdürülebilirlik',
  fields: {
    lead: 'Giriş',
    figures: 'Ölçümler',
    'figures.value': 'Sayı',
    'figures.unit': 'Birim',
    'figures.label': 'Neyin ölçüsü',
    'figures.note': 'Nerede, nasıl ölçüldü',
    chapters: 'Bölümler',
    'chapters.title': 'Başlık',
    'chapters.text': 'Metin',
    'chapters.imageUrl': 'Görsel',
    closingTitle: 'Kapanış: başlık',
    closingText: 'Kapanış: metin',
  },
  hints: {
    figures: 'İlki en büyük yazılır.',
    'chapters.imageUrl': 'Yoksa bölümün yanında çizim durur.',
  },
}
