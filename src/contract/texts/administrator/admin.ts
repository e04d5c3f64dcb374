import type { Locale } from '../../constants.ts'
import { type AccountTexts, accountTurkish } from './account.ts'
import { accountEnglish } from './accountEnglish.ts'
import { adminEnglish } from './admin/english.ts'
import { type AdminTexts, adminTurkish } from './admin/turkish.ts'

export type { AdminTexts }

/** Both languages of the panel's own words, for who compares them. The panel itself takes Turkish, and brings English when it is chosen. */
export const adminTexts: Record<Locale, AdminTexts & AccountTexts> = {
  tr: { ...adminTurkish, ...accountTurkish },
  en: { ...adminEnglish, ...accountEnglish },
}
