import { isGood } from '../data/answers.ts'
import { useAnswer } from '../data/useApi.ts'
import { CONTENT_LOCALE, useLocale } from '../i18n/locale.ts'
import { addresses } from './shellNeeds.ts'

interface Said {
  tagline?: string | null
  en?: { tagline?: string | null }
}

/** The site's own line, as the footer says it, which brings the English once it is awake; empty where it is not known. */
export function useTagline(): string {
  const { answer } = useAnswer(addresses.footer)
  const isForeign = useLocale() !== CONTENT_LOCALE
  if (!answer || !isGood(answer)) return ''
  const { tagline, en } = answer.body as Said
  return (isForeign && en?.tagline) || tagline || ''
}
