import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from './constants.ts'
import { account } from './texts/both/account.ts'

export { authEndpoints } from './authEndpoints.ts'

export const credentials = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
})
export const loginAnswer = z.object({ token: z.string() })

export const passwordChange = z
  .object({
    currentPassword: z.string().min(1).max(1000),
    newPassword: z.string().min(PASSWORD_MIN_LENGTH, account.passwordTooShort).max(1000),
    confirmNewPassword: z.string().min(1).max(1000),
  })
  .refine(({ newPassword, confirmNewPassword }) => newPassword === confirmNewPassword, {
    path: ['confirmNewPassword'],
    message: account.passwordsDiffer,
  })
export const messageAnswer = z.object({ message: z.string() })
