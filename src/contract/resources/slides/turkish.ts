import { SLIDE_IMAGE_SIZE } from '../../constants.ts'
import type { ResourceWords } from '../../schema/words.ts'

export const turkish: ResourceWords = {
  one: 'Slayt',
  many: 'Slaytlar',
  menu: 'Ana sayfa slaytları',
  fields: {
    subtitle: 'Alt başlık',
    ctaText: 'Düğme metni',
    ctaLink: 'Düğme bağlantısı',
    displayOrder: 'Sıra',
  },
  hints: {
    imageUrl: `En iyi ölçü: ${SLIDE_IMAGE_SIZE.width}×${SLIDE_IMAGE_SIZE.height}.`,
    ctaText: 'Düğme, metin ve bağlantı birlikte girilince görünür.',
    displayOrder: 'Küçük sayı önce görünür.',
  },
  remove: 'Slaytı sil',
  confirmRemove: 'Bu slaytı silmek istediğinize emin misiniz?',
  listFailed: 'Slaytlar yüklenemedi.',
  empty: 'Henüz slayt yok. İlk slaytı ekleyin; ana sayfa onunla açılır.',
}
