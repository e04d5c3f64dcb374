import type { Locale } from '../../constants.ts'
import type { SHARED_FIELDS } from '../../schema/shared.ts'

/** Labels of the fields that say how a record or a page is found and shared. */
export const labelsOfShared: Record<Locale, Record<(typeof SHARED_FIELDS)[number], string>> = {
  tr: { seoTitle: 'Arama başlığı', seoDescription: 'Arama açıklaması', shareImageUrl: 'Paylaşım görseli' },
  en: { seoTitle: 'Search title', seoDescription: 'Search description', shareImageUrl: 'Sharing picture' },
}
