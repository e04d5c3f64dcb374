import type { Endpoint } from './endpoint.ts'
import { open } from './endpoint.ts'

/** The administrator's own calls (spec section 7, CONTRACT section 3). Apart from their schemas, so that the login page needs no zod. */
export const authEndpoints = {
  login: open('POST /accounts/login'),
  logout: 'POST /accounts/logout',
  changePassword: 'POST /accounts/change-password',
} as const satisfies Record<string, Endpoint | ReturnType<typeof open>>
