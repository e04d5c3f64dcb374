import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import { cleanText } from '../domain/cleanText.ts'
import { account } from '../i18n/shared/account.ts'
import { flag, text, time } from '../schema/fieldTypes.ts'
import { passkeyAssertion } from './secondFactor.ts'

export { authEndpoints } from './authEndpoints.ts'

export const credentials = z.object({
  email: z.string().overwrite(cleanText).min(1).max(254),
  password: z.string().min(1).max(1000),
  /** The session goes on although it is not used, to its full age; absent means that it does not. */
  staySignedIn: z.boolean().optional(),
  /** The second factor, where one is set up: six digits of the app, or a recovery code. */
  code: z.string().overwrite(cleanText).max(64).optional(),
  /** Or a passkey. */
  passkey: passkeyAssertion.optional(),
})
export const loginAnswer = z.object({ token: z.string() })

/** A new password, typed twice: fields of an object that is refined by `isTypedTwice`. */
export const newPasswordFields = {
  newPassword: z.string().min(PASSWORD_MIN_LENGTH, account.passwordTooShort).max(1000),
  confirmNewPassword: z.string().min(1).max(1000),
}
export const isTypedTwice = ({ newPassword, confirmNewPassword }: Record<keyof typeof newPasswordFields, string>) =>
  newPassword === confirmNewPassword
export const typedTwice = { path: ['confirmNewPassword'], message: account.passwordsDiffer }

export const passwordChange = z
  .object({ currentPassword: z.string().min(1).max(1000), ...newPasswordFields })
  .refine(isTypedTwice, typedTwice)

/** What shows who somebody is once more; one of them is enough. With none the answer tells which there are, as at the login. */
export const reauthentication = z.object({
  currentPassword: z.string().min(1).max(1000).optional(),
  /** Six digits of the app, or a recovery code, where a second factor is on. */
  code: z.string().trim().min(1).max(64).optional(),
  passkey: passkeyAssertion.optional(),
})
export const messageAnswer = z.object({ message: z.string() })

/** Where somebody is signed in. */
export const openSession = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** To a few minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Browser and system as they say of themselves; empty where they say nothing that is known. */
  device: z.string(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** What their list can be sorted, narrowed and searched by. */
export const sessionFields = { device: text({ searched: true }), lastUsedAt: time(), isCurrent: flag() }
