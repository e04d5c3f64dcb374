import { adminTexts } from '../contract/texts/administrator/admin.ts'
import { locale, usePreference } from './preferences.ts'

/** The admin panel's own words, in the language of the person at this browser. */
export const useWords = () => adminTexts[usePreference(locale)]
