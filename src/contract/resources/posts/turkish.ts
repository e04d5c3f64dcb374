import type { ResourceWords } from '../../schema/words.ts'

export const turkish: ResourceWords = {
  one: 'Yazı',
  many: 'Yazılar',
  menu: 'Blog',
  fields: {
    content: 'İçerik',
    excerpt: 'Özet',
    author: 'Yazar',
    coverImageUrl: 'Kapak görseli',
    isPublished: 'Durum',
    publishAt: 'Zamanlandığı tarih',
    date: 'Yayın tarihi',
    publishOption: 'Yayın',
    scheduleDaysOffset: 'Kaç gün sonra',
  },
  hints: {
    excerpt: 'Boş bırakılırsa içeriğin başından alınır.',
    author: 'Boş bırakılırsa şirketin adı görünür.',
    scheduleDaysOffset: 'Yazı o gün 14:00 sularında yayınlanır.',
  },
  remove: 'Yazıyı sil',
  confirmRemove: 'Bu yazıyı silmek istediğinize emin misiniz?',
  listFailed: 'Blog yazıları yüklenemedi.',
  removeFailed: 'Yazı silinirken bir hata oluştu.',
  empty: 'Henüz yazı yok. İlk yazıyı taslak olarak başlatın; hazır olunca yayınlarsınız.',
}
