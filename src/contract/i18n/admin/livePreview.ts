import type { Locale } from '../../constants.ts'

/** Texts of the live preview beside a form. */
const tr = {
  show: 'Önizleme',
  /** Views on small screens. */
  view: 'Görünüm',
  edit: 'Düzenle',
  look: 'Önizle',
  title: 'Canlı önizleme',
  frame: 'Sayfanın kaydedilmemiş hâli',
  width: 'Genişlik',
  phone: 'Telefon',
  desktop: 'Masaüstü',
  theme: 'Tema',
  light: 'Açık',
  dark: 'Koyu',
  language: 'Dil',
  languages: { tr: 'Türkçe', en: 'İngilizce' },
  newTab: 'Yeni sekmede aç',
  waiting: 'Sayfa hazırlanıyor…',
  /** The text of the page's last state stays. */
  stale: 'Sayfanın son hâli gösteriliyor.',
  failed: 'Önizleme oluşturulamadı. Bağlantınızı kontrol edin; yazmaya devam edince yeniden denenir.',
}

export type LivePreviewTexts = typeof tr

const en: LivePreviewTexts = {
  show: 'Preview',
  view: 'View',
  edit: 'Edit',
  look: 'Preview',
  title: 'Live preview',
  frame: 'The page with your unsaved changes',
  width: 'Width',
  phone: 'Phone',
  desktop: 'Desktop',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
  languages: { tr: 'Turkish', en: 'English' },
  newTab: 'Open in a new tab',
  waiting: 'Preparing the page…',
  stale: 'The last state of the page is shown.',
  failed: 'The preview could not be made. Check your connection; it is tried again as you type.',
}

export const livePreviewTexts: Record<Locale, LivePreviewTexts> = { tr, en }
