import { signInTurkish } from '../../contract/texts/administrator/signIn.ts'
import { signInEnglish } from '../../contract/texts/administrator/signInEnglish.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

const texts = { tr: signInTurkish, en: signInEnglish }

/** The words around signing in and the password, in the language of the person at this browser. */
export const useSignInWords = () => texts[usePreference(locale)]
