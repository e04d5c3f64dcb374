import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from '../constants.ts'
import { cleanText } from '../domain/plainText.ts'
import { account } from '../i18n/shared/messages.ts'
import { choice, flag, text, time } from '../schema/fieldTypes.ts'
import { KEY_ACCESSES } from './endpoints.ts'
import { passkeyAssertion } from './secondFactor.ts'

export { authEndpoints } from './endpoints.ts'

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

/** Reauthentication: one proof of identity is enough. Without any, the response lists the available ones, as at sign-in. */
export const reauthentication = z.object({
  currentPassword: z.string().min(1).max(1000).optional(),
  /** Six digits of the app, or a recovery code, where a second factor is on. */
  code: z.string().trim().min(1).max(64).optional(),
  passkey: passkeyAssertion.optional(),
})
export const messageAnswer = z.object({ message: z.string() })

/** An open session of an administrator. */
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

/** Fields for sorting, filtering and searching the list. */
export const sessionFields = { device: text({ searched: true }), lastUsedAt: time(), isCurrent: flag() }

const token = z.string().min(1).max(200)

export const forgottenPassword = z.object({ email: z.string().overwrite(cleanText).min(1).max(254) })
export const forgottenPasswordAnswer = z.object({
  message: z.string(),
  /** Whether this site sends mails at all; it says nothing of the address. */
  canMail: z.boolean(),
})

/** A new password by a link, of whoever lost theirs or was invited. */
export const passwordReset = z.object({ token, ...newPasswordFields }).refine(isTypedTwice, typedTwice)

/** A link by which a password is chosen, and the address of the account that it opens. */
export const passwordLink = z.object({ token })
export const passwordLinkOwner = z.object({ email: z.string() })

export const emailChange = z.object({
  email: z.string().overwrite(cleanText).max(254).pipe(z.email()),
  currentPassword: z.string().min(1).max(1000),
})
export const emailConfirmation = z.object({ token })

/** An administrator, or who was invited to be one. */
export const person = z.object({
  id: z.int(),
  email: z.string(),
  /** They have not chosen a password yet. */
  isInvited: z.boolean(),
  /** Until when their invitation counts; null where none does. */
  invitedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** The one who asks. */
  isSelf: z.boolean(),
})
export type Person = z.infer<typeof person>

/** Fields for sorting, filtering and searching the list. */
export const personFields = {
  email: text({ searched: true }),
  isInvited: flag(),
  invitedUntil: time(),
  lastSignInAt: time(),
  isSelf: flag(),
}

export const invitation = z.object({ email: z.string().overwrite(cleanText).max(254).pipe(z.email()) })
/** The link is shown this once. */
export const invited = person.extend({ link: z.url(), canMail: z.boolean() })
export type Invited = z.infer<typeof invited>

/** Access of an API key: `write` includes `read`. */
const access = z.enum(KEY_ACCESSES)

export const accessKeyInput = z.object({
  name: z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(60)
    .meta({ examples: ['Bayi uygulaması'] }),
  access,
})

/** A key as lists show it: never the key itself. */
export const accessKey = z.object({
  id: z.int(),
  name: z.string(),
  access,
  createdAt: z.iso.datetime(),
  /** The administrator who created it; null once removed. */
  createdBy: z.string().nullable(),
  /** To the minute; null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type AccessKey = z.infer<typeof accessKey>

/** Fields for sorting, filtering and searching the list. */
export const accessKeyFields = {
  name: text({ searched: true }),
  access: choice(KEY_ACCESSES),
  createdBy: text({ searched: true }),
  lastUsedAt: time(),
}

/** The key is shown this once. */
export const madeAccessKey = accessKey.extend({ key: z.string() })
