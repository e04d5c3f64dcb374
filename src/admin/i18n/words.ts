import { adminTurkish } from '../../contract/i18n/admin/admin/turkish.ts'
import { locale, usePreference } from '../preferences/preferences.ts'
import { englishHere } from '../preferences/secondLanguage.ts'

/** The admin panel's own words, in the language of the person at this browser. */
export const useWords = () => (usePreference(locale) === 'en' && englishHere()) || adminTurkish
