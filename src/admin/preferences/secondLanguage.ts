import { LOCALES, type Locale } from '../../contract/constants.ts'
import type { AdminTexts } from '../../contract/i18n/admin/admin/turkish.ts'

let english: AdminTexts | undefined

/** The panel's own English, once it is here. */
export const englishHere = () => english

/** Whether the panel can speak a language already. */
export const isHere = (language: Locale): boolean => language === LOCALES[0] || english !== undefined

/** Brings the panel's words in a language; those of the first are always here. */
export async function bringWords(language: Locale): Promise<void> {
  if (!isHere(language)) english = (await import('../../contract/i18n/admin/admin/english.ts')).adminEnglish
}
