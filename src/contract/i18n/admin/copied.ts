import type { Locale } from '../../constants.ts'

/** What the copy of a record is called. */
export const copied: Record<Locale, (title: string) => string> = {
  tr: (title) => `${title} (kopya)`,
  en: (title) => `${title} (copy)`,
}
