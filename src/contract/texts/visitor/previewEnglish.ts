import type { PreviewTexts } from './preview.ts'

/** The words around a previewed post in English, loaded when somebody asks for them. */
export const previewEnglish: PreviewTexts = {
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
