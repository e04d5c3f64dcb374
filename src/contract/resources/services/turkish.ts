import type { ResourceWords } from '../../words.ts'

export const turkish: ResourceWords = {
  one: 'Hizmet',
  many: 'Hizmetler',
  fields: { name: 'Hizmet adı', isFeatured: 'Ana sayfada öne çıkar' },
  remove: 'Hizmeti sil',
  confirmRemove: 'Bu hizmeti silmek istediğinize emin misiniz?',
  empty: 'Henüz hizmet yok. İlk hizmeti ekleyin; sitede ve menüde hemen görünür.',
}
