import type { SingletonWords } from '../../words.ts'

export const turkish: SingletonWords = {
  title: 'İletişim bilgileri',
  fields: {
    phoneNumber: 'Telefon',
    emailAddress: 'E-posta',
    addressText: 'Adres',
    mapIframeUrl: 'Harita adresi',
    title: 'Başlık',
    enableContactFormNotifications: 'Yeni mesajları e-postayla bildir',
    notificationTargetEmail: 'Bildirim adresi',
  },
  hints: {
    title: 'Yalnızca burada görünür.',
    phoneNumber: 'Sitedeki arama ve mesaj düğmeleri bu numarayı kullanır.',
    mapIframeUrl: 'Haritanın “yerleştir” (embed) bağlantısındaki https:// adresi.',
    enableContactFormNotifications: 'Kapatılırsa bildirim adresi silinir.',
  },
  loadFailed: 'İletişim ayarları yüklenemedi.',
  updateFailed: 'İletişim ayarları güncellenirken bir hata oluştu.',
}
