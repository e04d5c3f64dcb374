import { programsTexts } from '../../contract/i18n/admin/programs.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** Messages about other programs, in the language of the panel. */
export const useProgramsWords = () => programsTexts[usePreference(locale)]
