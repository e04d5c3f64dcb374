import type { ResourceWords } from '../../words.ts'

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
  flags: { isRead: { on: 'Okundu', off: 'Okundu işaretle', unset: 'Okunmadı işaretle' } },
  remove: 'Mesajı sil',
  confirmRemove: 'Bu mesajı silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
  listFailed: 'Mesajlar yüklenemedi.',
  removeFailed: 'Mesaj silinirken hata oluştu.',
  toggleFailed: 'Okundu durumu güncellenemedi.',
  empty: 'Gelen kutusu boş. İletişim formundan yazılanlar burada görünür.',
}
