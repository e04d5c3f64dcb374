import type { ResourceWords } from '../../schema/words.ts'

export const turkish: ResourceWords = {
  one: 'Mesaj',
  many: 'Mesajlar',
  menu: 'Gelen kutusu',
  fields: {
    name: 'Ad soyad',
    email: 'E-posta',
    phoneNumber: 'Telefon',
    subject: 'Konu',
    message: 'Mesaj',
    isRead: 'Okundu',
    isSpam: 'İstenmeyen',
    isAnswered: 'Yanıtlandı',
    createdAt: 'Geliş',
  },
  flags: {
    isRead: { on: 'Okundu', off: 'Okundu yap', unset: 'Okunmadı yap' },
    isAnswered: { on: 'Yanıtlandı', off: 'Yanıtlandı yap', unset: 'Yanıtlanmadı yap' },
    isSpam: { on: 'İstenmeyen', off: 'İstenmeyenlere taşı', unset: 'İstenmeyen değil' },
  },
  remove: 'Mesajı sil',
  confirmRemove: 'Bu mesajı silmek istediğinize emin misiniz?',
  listFailed: 'Mesajlar yüklenemedi.',
  removeFailed: 'Mesaj silinirken hata oluştu.',
  toggleFailed: 'Okundu durumu güncellenemedi.',
  empty: 'Gelen kutusu boş. İletişim formundan yazılanlar burada görünür.',
}
