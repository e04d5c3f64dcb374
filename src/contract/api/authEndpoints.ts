import type { Endpoint } from '../declaring/endpoint.ts'
import { open } from '../declaring/endpoint.ts'

/** The administrator's own calls (spec section 7, CONTRACT sections 3 and 5). Apart from their schemas, so that the login page needs no zod. */
export const authEndpoints = {
  login: open('POST /accounts/login'),
  logout: 'POST /accounts/logout',
  changePassword: 'POST /accounts/change-password',
  sessions: 'GET /accounts/sessions',
  endSession: 'DELETE /accounts/sessions/:id',
  endOtherSessions: 'DELETE /accounts/sessions',
  forgotPassword: open('POST /accounts/forgot-password'),
  resetPassword: open('POST /accounts/reset-password'),
  changeEmail: 'PUT /accounts/email',
  confirmEmail: open('POST /accounts/confirm-email'),
} as const satisfies Record<string, Endpoint | ReturnType<typeof open>>
