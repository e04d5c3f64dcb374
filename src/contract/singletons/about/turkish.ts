import type { SingletonWords } from '../../schema/words.ts'

export const turkish: SingletonWords = {
  title: 'Hakkımızda',
  fields: {
    title: 'Sayfa başlığı',
    subtitle: 'Alt başlık',
    imageUrl: 'Görsel',
    mainText: 'Ana metin',
    missionTitle: 'Misyon başlığı',
    missionText: 'Misyon metni',
    visionTitle: 'Vizyon başlığı',
    visionText: 'Vizyon metni',
  },
  hints: { mainText: 'Boş bir satır yeni paragraf başlatır.' },
}
