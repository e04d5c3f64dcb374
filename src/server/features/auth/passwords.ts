import { randomBytes } from 'node:crypto'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { refused } from '../../platform/http/problems.ts'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Loaded on demand. */
const argon = () => import('@node-rs/argon2')
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = async (password: string): Promise<string> => (await argon()).hash(password, PARAMETERS)

export const isPassword = async (hash: string, password: string): Promise<boolean> =>
  (await argon()).verify(hash, password)

/** 128 random bits, in characters that can be typed. */
export const generatePassword = (): string => randomBytes(16).toString('base64url')

/** Hash of a random password: verifying against it takes as long as against a real one. */
export const createDecoy = (): Promise<string> => hashPassword(generatePassword())

/** The most common passwords (OWASP ASVS 5, 6.2.4), loaded on demand. */
const commonPasswords = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { commonPasswords } = await import('./commonPasswords.ts')
  return new Set(commonPasswords.trim().split(/\s+/))
})

/** Refuses a new password that is easily guessed: a common one, or the account's email address or its local part. */
export async function refuseGuessable(newPassword: string, email: string): Promise<void> {
  const key = newPassword.toLowerCase()
  if (key === email || key === email.split('@')[0]) throw refused.invalid({ newPassword: [account.passwordIsAddress] })
  if ((await commonPasswords()).has(key)) throw refused.invalid({ newPassword: [account.passwordIsCommon] })
}
