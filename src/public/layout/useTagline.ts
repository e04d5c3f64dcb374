import { isGood } from '../data/responses.ts'
import { useResponse } from '../data/swr.tsx'
import { CONTENT_LOCALE, useLocale } from '../i18n/locale.ts'
import { layoutRequests } from './layoutRequests.ts'

interface Taglines {
  tagline?: string | null
  en?: { tagline?: string | null }
}

/** The site's tagline from the footer's content, which requests its English when it is needed; empty if unknown. */
export function useTagline(): string {
  const { response } = useResponse(layoutRequests.footer)
  const isForeign = useLocale() !== CONTENT_LOCALE
  if (!response || !isGood(response)) return ''
  const { tagline, en } = response.body as Taglines
  return (isForeign && en?.tagline) || tagline || ''
}
