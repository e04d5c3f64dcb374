const link = {
  notFound: 'Bu önizleme bağlantısı geçersiz ya da süresi dolmuş.',
  notFoundHint: 'Bağlantıyı size gönderenden yenisini isteyin.',
  detailFailedHint: 'Bağlantınızı kontrol edip yeniden deneyin.',
}

export const preview = {
  page: {
    label: 'Sayfa önizlemesi',
    lead: 'Bu hâli henüz kaydedilmedi. Yalnızca bu bağlantıyı alanlar görür.',
    over: `${link.notFound} Sayfanın şimdiki hâli gösteriliyor. ${link.notFoundHint}`,
  },
  post: {
    ...link,
    label: 'Taslak önizlemesi',
    lead: 'Bu yazı henüz yayınlanmadı. Yalnızca bu bağlantıyı alanlar görür.',
    shown: 'Bu yazı artık yayında.',
    toPage: 'Yazının sayfasına git',
    detailFailed: 'Yazı yüklenirken bir sorun oluştu.',
    back: 'Yayınlanmış yazılar',
  },
  product: {
    ...link,
    label: 'Ürün önizlemesi',
    lead: 'Bu ürün sitede gösterilmiyor. Yalnızca bu bağlantıyı alanlar görür.',
    shown: 'Bu ürün sitede gösteriliyor.',
    toPage: 'Ürünün sayfasına git',
    detailFailed: 'Ürün yüklenirken bir sorun oluştu.',
    back: 'Tüm ürünler',
  },
  service: {
    ...link,
    label: 'Hizmet önizlemesi',
    lead: 'Bu hizmet sitede gösterilmiyor. Yalnızca bu bağlantıyı alanlar görür.',
    shown: 'Bu hizmet sitede gösteriliyor.',
    toPage: 'Hizmetin sayfasına git',
    detailFailed: 'Hizmet yüklenirken bir sorun oluştu.',
    back: 'Tüm hizmetler',
  },
  reference: {
    ...link,
    label: 'Referans önizlemesi',
    lead: 'Bu referans sitede gösterilmiyor. Yalnızca bu bağlantıyı alanlar görür.',
    shown: 'Bu referans sitede gösteriliyor.',
    toPage: 'Referansın sayfasına git',
    detailFailed: 'Referans yüklenirken bir sorun oluştu.',
    back: 'Tüm referanslar',
  },
  ownPage: {
    ...link,
    label: 'Sayfa önizlemesi',
    lead: 'Bu sayfa sitede gösterilmiyor. Yalnızca bu bağlantıyı alanlar görür.',
    shown: 'Bu sayfa sitede gösteriliyor.',
    toPage: 'Sayfaya git',
    detailFailed: 'Sayfa yüklenirken bir sorun oluştu.',
    back: 'Ana sayfa',
  },
}

export type PreviewTexts = typeof preview

export default preview
