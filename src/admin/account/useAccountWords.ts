import { accountTurkish } from '../../contract/texts/administrator/account.ts'
import { accountEnglish } from '../../contract/texts/administrator/accountEnglish.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

const texts = { tr: accountTurkish, en: accountEnglish }

/** The words around signing in and the password, in the language of the person at this browser. */
export const useAccountWords = () => texts[usePreference(locale)]
