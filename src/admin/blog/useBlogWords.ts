import { postEditorTexts } from '../../contract/i18n/admin/postEditor.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** The words of the blog's own screens, in the language of the person at this browser. */
export const useBlogWords = () => postEditorTexts[usePreference(locale)]
