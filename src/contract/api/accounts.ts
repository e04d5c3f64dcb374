import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import { cleanText } from '../domain/cleanText.ts'
import { account } from '../i18n/shared/messages.ts'
import { choice, flag, text, time } from '../schema/fieldTypes.ts'
import { KEY_ACCESSES } from './endpoints.ts'
import { passkeyAssertion } from './secondFactor.ts'

export { authEndpoints } from './endpoints.ts'

export const credentials = z.object({
  email: z.string().overwrite(cleanText).min(1).max(254),
  password: z.string().min(1).max(1000),
  /** Exempts the session from the idle timeout. */
  staySignedIn: z.boolean().optional(),
  /** Second factor, if one is set up: six digits from the app, or a recovery code. */
  code: z.string().overwrite(cleanText).max(64).optional(),
  /** Alternative to `code`: a passkey. */
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

/** Reauthentication: one proof of identity is enough. Without any, the response lists the available ones, as at sign-in. */
export const reauthentication = z.object({
  currentPassword: z.string().min(1).max(1000).optional(),
  /** Six digits from the app, or a recovery code, if a second factor is set up. */
  code: z.string().trim().min(1).max(64).optional(),
  passkey: passkeyAssertion.optional(),
})
export const messageAnswer = z.object({ message: z.string() })

export const openSession = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** Accurate to a few minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Browser and system from the user agent; empty if unknown. */
  device: z.string(),
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const sessionFields = { device: text({ searched: true }), lastUsedAt: time(), isCurrent: flag() }

const token = z.string().min(1).max(200)

export const forgottenPassword = z.object({ email: z.string().overwrite(cleanText).min(1).max(254) })
export const forgottenPasswordAnswer = z.object({
  message: z.string(),
  /** Whether the site sends emails at all; independent of the address. */
  canMail: z.boolean(),
})

/** New password by a link: after a reset request or an invitation. */
export const passwordReset = z.object({ token, ...newPasswordFields }).refine(isTypedTwice, typedTwice)

/** Request and response of `linkOwner`: the link's token, and the address of its account. */
export const passwordLink = z.object({ token })
export const passwordLinkOwner = z.object({ email: z.string() })

export const emailChange = z.object({
  email: z.string().overwrite(cleanText).max(254).pipe(z.email()),
  currentPassword: z.string().min(1).max(1000),
})
export const emailConfirmation = z.object({ token })

/** An administrator, or an invited one. */
export const person = z.object({
  id: z.int(),
  email: z.string(),
  /** No password has been chosen yet. */
  isInvited: z.boolean(),
  /** End of the invitation; null if there is none. */
  invitedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** The administrator who sends the request. */
  isSelf: z.boolean(),
})
export type Person = z.infer<typeof person>

export const personFields = {
  email: text({ searched: true }),
  isInvited: flag(),
  invitedUntil: time(),
  lastSignInAt: time(),
  isSelf: flag(),
}

export const invitation = z.object({ email: z.string().overwrite(cleanText).max(254).pipe(z.email()) })
/** Response to an invitation; the only one that contains the link. */
export const invited = person.extend({ link: z.url(), canMail: z.boolean() })
export type Invited = z.infer<typeof invited>

/** Access of an API key: `write` includes `read`. */
const access = z.enum(KEY_ACCESSES)

export const apiKeyInput = z.object({
  name: z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(60)
    .meta({ examples: ['Bayi uygulaması'] }),
  access,
})

/** API key in lists: without the key itself. */
export const listedApiKey = z.object({
  id: z.int(),
  name: z.string(),
  access,
  createdAt: z.iso.datetime(),
  /** The administrator who created it; null once removed. */
  createdBy: z.string().nullable(),
  /** Accurate to the minute; null until the key is used. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ListedApiKey = z.infer<typeof listedApiKey>

export const apiKeyFields = {
  name: text({ searched: true }),
  access: choice(KEY_ACCESSES),
  createdBy: text({ searched: true }),
  lastUsedAt: time(),
}

/** Response to the creation; the only one that contains the key. */
export const createdApiKey = listedApiKey.extend({ key: z.string() })
