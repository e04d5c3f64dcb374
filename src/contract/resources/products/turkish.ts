import type { ResourceWords } from '../../schema/words.ts'

export const turkish: ResourceWords = {
  one: 'Ürün',
  many: 'Ürünler',
  fields: { name: 'Ürün adı', isFeatured: 'Ana sayfada öne çıkar' },
  remove: 'Ürünü sil',
  confirmRemove: 'Bu ürünü silmek istediğinize emin misiniz?',
  empty: 'Henüz ürün yok. İlk ürünü ekleyin; sitede hemen görünür.',
}
