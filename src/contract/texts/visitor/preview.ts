import type { Locale } from '../../constants.ts'

/** The words around a post that is shown by a preview link. */
const tr = {
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

export type PreviewTexts = typeof tr

const en: PreviewTexts = {
  label: 'Preview of a draft',
  lead: 'This post has not been published yet. Only those who have this link see it.',
  published: 'This post has been published.',
  toPost: 'Go to its page',
  notFound: 'This preview link is not valid, or has expired.',
  notFoundHint: 'Ask whoever sent it to you for a new one.',
  detailFailed: 'The post could not be loaded.',
  detailFailedHint: 'Check your connection and try again.',
  back: 'Published posts',
}

export const previewTexts: Record<Locale, PreviewTexts> = { tr, en }
