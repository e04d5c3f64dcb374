import type { SingletonWords } from '../../schema/words.ts'

export const turkish: SingletonWords = {
  title: 'Aydınlatma metni',
  fields: {
    versions: 'Sürümler',
    'versions.date': 'Yürürlük günü',
    'versions.text': 'Metin',
  },
  hints: {
    versions:
      'Metni değiştirmek için yeni bir sürüm ekleyin: gelen her mesaj, gönderildiği günün sürümünü saklar. Eski sürümler değiştirilemez.',
    'versions.text': '“# ” ile başlayan satır bölüm başlığıdır, boş satır yeni paragraf başlatır.',
  },
}
