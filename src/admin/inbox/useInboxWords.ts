import { inboxTexts } from '../../contract/i18n/admin/inbox.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** The words of the inbox, in the language of the person at this browser. */
export const useInboxWords = () => inboxTexts[usePreference(locale)]
