/** The words around a post that is shown by a preview link. */
export const preview = {
  label: 'Taslak önizlemesi',
  lead: 'Bu yazı henüz yayınlanmadı. Yalnızca bu bağlantıyı alanlar görür.',
  published: 'Bu yazı artık yayında.',
  toPost: 'Yazının sayfasına git',
  notFound: 'Bu önizleme bağlantısı geçersiz ya da süresi dolmuş.',
  notFoundHint: 'Bağlantıyı size gönderenden yenisini isteyin.',
  detailFailed: 'Yazı yüklenirken bir sorun oluştu.',
  detailFailedHint: 'Bağlantınızı denetleyip yeniden deneyin.',
  back: 'Yayınlanmış yazılar',
}

export type PreviewTexts = typeof preview
