import { pictureTexts } from '../../contract/i18n/admin/pictures.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** The words of the library, in the language of the person at this browser. */
export const usePictureWords = () => pictureTexts[usePreference(locale)]
