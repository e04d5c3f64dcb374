import type { Endpoint } from '../declaring/endpoint.ts'
import { open } from '../declaring/endpoint.ts'

/** The calls around what is asked for beside the password (CONTRACT section 5). Apart from their schemas, so that the login page needs no zod. */
export const secondFactorCalls = {
  state: 'GET /accounts/second-factor',
  startTotp: 'POST /accounts/totp',
  confirmTotp: 'PUT /accounts/totp',
  removeTotp: 'DELETE /accounts/totp',
  passkeyOptions: 'POST /accounts/passkeys/options',
  addPasskey: 'POST /accounts/passkeys',
  renamePasskey: 'PUT /accounts/passkeys/:id',
  removePasskey: 'DELETE /accounts/passkeys/:id',
  renewRecoveryCodes: 'POST /accounts/recovery-codes',
  signInOptions: open('POST /accounts/login/passkey-options'),
  signInByPasskey: open('POST /accounts/login/passkey'),
} as const satisfies Record<string, Endpoint | ReturnType<typeof open>>
