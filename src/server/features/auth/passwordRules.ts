import { account } from '../../../contract/i18n/shared/account.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { refused } from '../../platform/http/problems.ts'
import { emailKey } from './administrators.ts'

/** The commonest passwords (OWASP ASVS 5, 6.2.4), read when one is first chosen. */
const readCommon = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { commonPasswords } = await import('./commonPasswords.ts')
  return new Set(commonPasswords.trim().split(/\s+/))
})

/** Refuses a new password that others guess first, under its field: a common one, or the address of its account. */
export async function refuseGuessable(newPassword: string, email: string): Promise<void> {
  const key = newPassword.toLowerCase()
  const address = emailKey(email)
  if (key === address || key === address.split('@')[0])
    throw refused.invalid({ newPassword: [account.passwordIsAddress] })
  if ((await readCommon()).has(key)) throw refused.invalid({ newPassword: [account.passwordIsCommon] })
}
