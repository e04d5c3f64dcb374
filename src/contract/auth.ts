import { z } from 'zod'
import { PASSWORD_MIN_LENGTH } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { open } from './endpoint.ts'
import { account } from './texts/account.ts'

/** The administrator's own calls (spec section 7, CONTRACT section 3). */
export const authEndpoints = {
  login: open('POST /accounts/login'),
  logout: 'POST /accounts/logout',
  changePassword: 'POST /accounts/change-password',
} as const satisfies Record<string, Endpoint | ReturnType<typeof open>>

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
