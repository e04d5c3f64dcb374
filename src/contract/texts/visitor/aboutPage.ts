import type { Locale } from '../../constants.ts'

/** The fixed texts of /hakkimizda; its content is entered by the administrator. */
const tr = {
  page: 'Hakkımızda',
  mission: 'Misyonumuz',
  vision: 'Vizyonumuz',
  failed: 'Sayfa içeriği yüklenemedi.',
  failedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  empty: 'Bu sayfa henüz yazılmadı.',
  emptyHint: 'Sorunuz varsa bize yazın, doğrudan anlatalım.',
  write: 'İletişim formuna gidin',
  goOn: 'Ürünlere bakın',
}

export type AboutPageTexts = typeof tr

const en: AboutPageTexts = {
  page: 'About us',
  mission: 'Our mission',
  vision: 'Our vision',
  failed: 'The page could not be loaded.',
  failedHint: 'Please check your connection and try again.',
  empty: 'This page has not been written yet.',
  emptyHint: 'If you have a question, write to us and we will tell you directly.',
  write: 'Go to the contact form',
  goOn: 'See the products',
}

export const aboutPageTexts: Record<Locale, AboutPageTexts> = { tr, en }
