import type { Locale } from '../../constants.ts'
import { adminEnglish } from './admin/english.ts'
import { type AdminTexts, adminTurkish } from './admin/turkish.ts'
import { type SignInTexts, signInTurkish } from './signIn.ts'
import { signInEnglish } from './signInEnglish.ts'

export type { AdminTexts }

/** Both languages of the panel's own words, for who compares them. The panel itself takes Turkish, and brings English when it is chosen. */
export const adminTexts: Record<Locale, AdminTexts & SignInTexts> = {
  tr: { ...adminTurkish, ...signInTurkish },
  en: { ...adminEnglish, ...signInEnglish },
}
