import { signInTurkish } from '../../contract/i18n/admin/signIn.ts'
import { signInEnglish } from '../../contract/i18n/admin/signInEnglish.ts'

export const signInTexts = { tr: signInTurkish, en: signInEnglish }
