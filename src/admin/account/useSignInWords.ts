import { signInTurkish } from '../../contract/i18n/admin/signIn.ts'
import { signInEnglish } from '../../contract/i18n/admin/signInEnglish.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

const texts = { tr: signInTurkish, en: signInEnglish }

/** The words around signing in and the password, in the language of the person at this browser. */
export const useSignInWords = () => texts[usePreference(locale)]
