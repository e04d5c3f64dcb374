import type { Locale } from '../../constants.ts'
import { adminEnglish } from './admin/english.ts'
import { type AdminTexts, adminTurkish } from './admin/turkish.ts'
import { type SignInTexts, signInTurkish } from './signIn.ts'
import { signInEnglish } from './signInEnglish.ts'

export type { AdminTexts }

/** Texts of the panel in both languages, for tests. The panel itself loads Turkish, and English when it is chosen. */
export const adminTexts: Record<Locale, AdminTexts & SignInTexts> = {
  tr: { ...adminTurkish, ...signInTurkish },
  en: { ...adminEnglish, ...signInEnglish },
}
