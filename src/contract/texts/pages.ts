import type { Locale } from '../constants.ts'
import type { FormTexts } from './resources.ts'

/** The words around one singleton, in one language; the sentences are the specification's section 8. */
export interface PageTexts extends FormTexts {
  title: string
}

/** What fits any singleton. */
const generic: Record<Locale, Omit<PageTexts, 'title'>> = {
  tr: {
    fields: {},
    hints: {},
    loadFailed: 'İçerik yüklenemedi.',
    updateFailed: 'İçerik güncellenirken bir hata oluştu.',
    uploadFailed: 'Görsel yüklenirken bir hata oluştu.',
  },
  en: {
    fields: {},
    hints: {},
    loadFailed: 'The content could not be loaded.',
    updateFailed: 'The content could not be updated.',
    uploadFailed: 'The picture could not be uploaded.',
  },
}

type Own = Pick<PageTexts, 'title'> & Partial<PageTexts>

const own: Record<string, Record<Locale, Own>> = {
  about: {
    tr: {
      title: 'Hakkımızda',
      fields: {
        title: 'Sayfa başlığı',
        subtitle: 'Alt başlık',
        imageUrl: 'Görsel',
        mainText: 'Ana metin',
        missionTitle: 'Misyon başlığı',
        missionText: 'Misyon metni',
        visionTitle: 'Vizyon başlığı',
        visionText: 'Vizyon metni',
      },
      hints: { mainText: 'Boş bir satır yeni paragraf başlatır.' },
    },
    en: {
      title: 'About',
      fields: {
        title: 'Page title',
        subtitle: 'Subtitle',
        imageUrl: 'Picture',
        mainText: 'Main text',
        missionTitle: 'Mission heading',
        missionText: 'Mission text',
        visionTitle: 'Vision heading',
        visionText: 'Vision text',
      },
      hints: { mainText: 'An empty line begins a new paragraph.' },
    },
  },
  'contact-info': {
    tr: {
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
    },
    en: {
      title: 'Contact details',
      fields: {
        phoneNumber: 'Phone',
        emailAddress: 'E-mail',
        addressText: 'Address',
        mapIframeUrl: 'Map address',
        title: 'Title',
        enableContactFormNotifications: 'Announce new messages by e-mail',
        notificationTargetEmail: 'Send them to',
      },
      hints: {
        title: 'It is shown here alone.',
        phoneNumber: 'The call and message buttons of the site use this number.',
        mapIframeUrl: 'The https:// address in the map’s embed link.',
        enableContactFormNotifications: 'Turning this off removes the address.',
      },
      loadFailed: 'The contact settings could not be loaded.',
      updateFailed: 'The contact settings could not be updated.',
    },
  },
  'site-settings': {
    tr: {
      title: 'Site ve logo',
      fields: { logoUrl: 'Logo', title: 'Başlık' },
      hints: { logoUrl: 'Logo yoksa sitede firmanın adı yazıyla görünür.', title: 'Yalnızca burada görünür.' },
      loadFailed: 'Site ayarları yüklenemedi.',
      updateFailed: 'Site ayarları güncellenirken bir hata oluştu.',
    },
    en: {
      title: 'Site and logo',
      fields: { logoUrl: 'Logo', title: 'Title' },
      hints: { logoUrl: 'Without a logo the site shows its name in letters.', title: 'It is shown here alone.' },
      loadFailed: 'The site settings could not be loaded.',
      updateFailed: 'The site settings could not be updated.',
    },
  },
}

/** Every word around a singleton; one without words of its own goes by its key. */
export const pageTexts = (key: string, locale: Locale): PageTexts => ({
  ...generic[locale],
  title: key,
  ...own[key]?.[locale],
})
