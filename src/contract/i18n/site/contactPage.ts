import { faults } from '../shared/messages.ts'
import { contact } from './contact.ts'

/** Texts of /iletisim: form, contact details and map. The wording of the results is fixed. */
export const contactPage = {
  page: 'İletişim',
  form: 'İletişim formu',
  fields: { name: 'Ad soyad', email: 'E-posta', phoneNumber: 'Telefon', subject: 'Konu', message: 'Mesajınız' },
  optional: 'isteğe bağlı',
  trap: 'Bu alanı boş bırakın',
  notice: 'Bilgilerinizi yalnızca size dönmek için kullanırız.',
  noticeLink: 'Aydınlatma metni',
  send: 'Mesajı gönderin',
  sending: 'Gönderiliyor...',
  sent: contact.sent as string,
  another: 'Bir mesaj daha yazın',
  failed: contact.failed as string,
  faults: faults as Record<keyof typeof faults, string>,
  facts: {
    title: 'İletişim bilgileri',
    phone: 'Telefon',
    email: 'E-posta',
    address: 'Adres',
    messaging: 'Mesajlaşma',
    write: 'WhatsApp’tan yazın',
    missing: 'İletişim bilgileri henüz girilmemiş.',
    missingHint: 'Formu doldurursanız mesajınız bize ulaşır.',
    failed: 'İletişim bilgileri yüklenemedi.',
  },
  map: {
    title: 'Harita',
    show: 'Haritayı göster',
    note: (provider: string) => `Harita ${provider} sunucusundan gelir; siz açana kadar bağlantı kurulmaz.`,
    elsewhere: (provider: string) => `${provider} üzerinde aç`,
  },
}

export type ContactPageTexts = typeof contactPage

export default contactPage
