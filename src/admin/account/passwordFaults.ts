import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import type { AccountTexts } from '../../contract/texts/administrator/account.ts'

type Pair = { newPassword: string; confirmNewPassword: string }

/** The specification's section 5, before anything is sent: what is missing, or else too short or different. */
export function faultsOf<P extends Pair>(
  passwords: P,
  fields: readonly (keyof P & string)[],
  words: AccountTexts['passwordChange'],
): Partial<Record<keyof P & string, string>> {
  const missing = fields.filter((name) => !passwords[name])
  const found: Record<string, string> = Object.fromEntries(missing.map((name) => [name, words.required]))
  const { newPassword, confirmNewPassword } = passwords
  if (missing.length === 0 && newPassword.length < PASSWORD_MIN_LENGTH) found.newPassword = words.tooShort
  if (missing.length === 0 && newPassword !== confirmNewPassword) found.confirmNewPassword = words.differ
  return found as Partial<Record<keyof P & string, string>>
}
