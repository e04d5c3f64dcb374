import type { ResourceWords } from '../../schema/words.ts'

export const turkish: ResourceWords = {
  one: 'Görsel',
  many: 'Görseller',
  fields: {
    name: 'Görsel adı',
    alt: 'Alternatif metin',
    focalX: 'Odak noktası, soldan',
    focalY: 'Odak noktası, üstten',
    url: 'Dosya',
    type: 'Tür',
    width: 'Genişlik',
    height: 'Yükseklik',
    bytes: 'Boyut',
  },
  hints: {
    name: 'Yalnızca panelde görünür.',
    alt: 'Görselde ne olduğunu, görmeyen birine anlatır gibi tek cümleyle yazın.',
  },
  remove: 'Görseli sil',
  confirmRemove: 'Bu görseli silmek istediğinize emin misiniz?',
  empty: 'Henüz görsel yok. İlkini buradan ya da bir formdan yükleyin.',
}
