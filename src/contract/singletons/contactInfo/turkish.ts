import type { SingletonWords } from '../../schema/words.ts'

export const turkish: SingletonWords = {
  title: 'İletişim bilgileri',
  fields: {
    phoneNumber: 'Telefon',
    messagingNumber: 'Mesaj numarası',
    emailAddress: 'E-posta',
    addressText: 'Adres',
    mapIframeUrl: 'Harita adresi',
    title: 'Başlık',
    enableContactFormNotifications: 'Yeni mesajları e-postayla bildir',
    notificationTargetEmail: 'Bildirimlerin gideceği e-posta',
  },
  hints: {
    title: 'Yalnızca burada görünür.',
    phoneNumber: 'Sitedeki arama düğmesi bu numarayı arar.',
    messagingNumber: 'Mesaj düğmesi bu numaraya yazar. Boşsa telefon numarası kullanılır.',
    mapIframeUrl: 'Haritadaki yerinizin bağlantısını ya da haritanın yerleştirme (iframe) kodunu yapıştırın.',
    enableContactFormNotifications: 'Kapatırsanız aşağıdaki adres silinir.',
  },
  loadFailed: 'İletişim ayarları yüklenemedi.',
  updateFailed: 'İletişim ayarları güncellenirken bir hata oluştu.',
}
