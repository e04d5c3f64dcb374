import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import type { SignInTexts } from '../../contract/i18n/admin/signIn.ts'
import type { FieldErrors } from '../api/failure.ts'

/** The specification's section 5, before anything is sent: what is missing, or else too short or different. */
export function passwordErrors(
  passwords: { newPassword: string; confirmNewPassword: string },
  words: SignInTexts['passwordChange'],
): FieldErrors {
  const missing = Object.entries(passwords).filter(([, typed]) => !typed)
  if (missing.length > 0) return Object.fromEntries(missing.map(([name]) => [name, words.required]))
  const { newPassword, confirmNewPassword } = passwords
  return {
    ...(newPassword.length < PASSWORD_MIN_LENGTH && { newPassword: words.tooShort }),
    ...(newPassword !== confirmNewPassword && { confirmNewPassword: words.differ }),
  }
}
