import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { flag, longText, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
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
  },
  en: {
    title: 'Contact details',
    fields: {
      phoneNumber: 'Phone',
      messagingNumber: 'Message number',
      emailAddress: 'E-mail',
      addressText: 'Address',
      mapIframeUrl: 'Map address',
      title: 'Title',
      enableContactFormNotifications: 'Announce new messages by e-mail',
      notificationTargetEmail: 'Send them to',
    },
    hints: {
      title: 'Only shown here.',
      phoneNumber: 'The call button of the site calls this number.',
      messagingNumber: 'The message button opens a chat with this number. If empty, the phone number is used.',
      mapIframeUrl: 'Paste a link to your place on a map, or the map’s embed (iframe) code.',
      enableContactFormNotifications: 'Turning this off removes the address.',
    },
    loadFailed: 'The contact settings could not be loaded.',
    updateFailed: 'The contact settings could not be updated.',
  },
}

export const contactInfo = defineSingleton({
  key: 'contact-info',
  icon: 'pin',
  page: firstPath(paths.contact),
  translations,
  fields: {
    phoneNumber: text({ format: 'phone', maxLength: 40 }),
    /** Number for messaging links, if it is not `phoneNumber`. */
    messagingNumber: text({ format: 'phone', maxLength: 40 }),
    emailAddress: text({ format: 'email', maxLength: 254 }),
    addressText: longText({ maxLength: 500, translated: true }),
    mapIframeUrl: text({ format: 'embed', maxLength: 2000 }),
    title: text(),
    enableContactFormNotifications: flag(),
    notificationTargetEmail: text({ format: 'email', maxLength: 254 }),
  },
  hidden: ['title', 'enableContactFormNotifications', 'notificationTargetEmail'],
  read: open('GET /page-content/contact-info'),
  edit: 'GET /admin/page-content/contact-info',
  update: 'PUT /admin/page-content/contact-info',
  preview: 'POST /admin/page-content/contact-info/preview-link',
})
