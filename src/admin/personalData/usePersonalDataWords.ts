import { personalDataTexts } from '../../contract/i18n/admin/personalData.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** The words of what is kept about one person, in the language of the person at this browser. */
export const usePersonalDataWords = () => personalDataTexts[usePreference(locale)]
