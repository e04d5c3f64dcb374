/** The fixed texts of /hakkimizda; its content is entered by the administrator. */
export const aboutPage = {
  page: 'Hakkımızda',
  mission: 'Misyonumuz',
  vision: 'Vizyonumuz',
  team: 'Ekibimiz',
  failed: 'Sayfa içeriği yüklenemedi.',
  failedHint: 'Bağlantınızı kontrol edip yeniden deneyin.',
  empty: 'Bu sayfa henüz yazılmadı.',
  emptyHint: 'Sorunuz varsa bize yazın, doğrudan anlatalım.',
  write: 'İletişim formuna gidin',
  goOn: 'Ürünlere bakın',
}

export type AboutPageTexts = typeof aboutPage

export default aboutPage
