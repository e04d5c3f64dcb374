import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { isTypedTwice, newPasswordFields, typedTwice } from './auth.ts'

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
