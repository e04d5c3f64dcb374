import { accountsTexts } from '../../contract/texts/administrator/accounts.ts'
import { locale, usePreference } from '../preferences/preferences.ts'

/** The words around accounts, in the language of the person at this browser. */
export const useAccountsWords = () => accountsTexts[usePreference(locale)]
