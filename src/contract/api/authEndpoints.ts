import { type Access, open, recent } from '../schema/endpoint.ts'

/** The administrator's own calls (spec section 7, CONTRACT sections 3 and 5). Apart from their schemas, so that the login page needs no zod. */
export const authEndpoints = {
  login: open('POST /accounts/login'),
  logout: 'POST /accounts/logout',
  changePassword: recent('POST /accounts/change-password'),
  /** Makes the sign-in of this session a recent one again. */
  reauthenticate: 'POST /accounts/reauthenticate',
  sessions: 'GET /accounts/sessions',
  endSession: 'DELETE /accounts/sessions/:id',
  endOtherSessions: 'DELETE /accounts/sessions',
  forgotPassword: open('POST /accounts/forgot-password'),
  resetPassword: open('POST /accounts/reset-password'),
  /** Whose link it is by which a password is chosen. */
  linkOwner: open('POST /accounts/reset-password/owner'),
  changeEmail: recent('PUT /accounts/email'),
  confirmEmail: open('POST /accounts/confirm-email'),
} as const satisfies Record<string, Access>
