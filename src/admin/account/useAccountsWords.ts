import { accountsTexts } from '../../contract/i18n/admin/accounts.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** The words around accounts, in the language of the person at this browser. */
export const useAccountsWords = () => accountsTexts[usePreference(locale)]
