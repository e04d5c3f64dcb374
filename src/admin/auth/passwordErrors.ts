import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import type { SignInTexts } from '../../contract/i18n/admin/signIn.ts'
import type { FieldErrors } from '../api/failure.ts'

/** Validation before the request (docs/product.md, section 5): missing, else too short or different. */
export function passwordErrors(
  passwords: { newPassword: string; confirmNewPassword: string },
  messages: SignInTexts['passwordChange'],
): FieldErrors {
  const missing = Object.entries(passwords).filter(([, value]) => !value)
  if (missing.length > 0) return Object.fromEntries(missing.map(([name]) => [name, messages.required]))
  const { newPassword, confirmNewPassword } = passwords
  return {
    ...(newPassword.length < PASSWORD_MIN_LENGTH && { newPassword: messages.tooShort }),
    ...(newPassword !== confirmNewPassword && { confirmNewPassword: messages.differ }),
  }
}
