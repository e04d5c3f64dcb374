import { secondFactorTexts } from '../../../contract/i18n/admin/secondFactor.ts'
import { secondStepTexts } from '../../../contract/i18n/admin/secondStep.ts'
import { locale, usePreference } from '../../preferences/preferences.ts'

/** The words around setting up a second factor, in the language of the person at this browser. */
export const useSecondFactorWords = () => secondFactorTexts[usePreference(locale)]

/** Those of the second step at the sign-in. */
export const useSecondStepWords = () => secondStepTexts[usePreference(locale)]
