import { type Access, open, recent } from '../schema/endpoint.ts'

/** The calls around what is asked for beside the password (CONTRACT section 5). Apart from their schemas, so that the login page needs no zod. */
export const secondFactorCalls = {
  state: 'GET /accounts/second-factor',
  startTotp: recent('POST /accounts/totp', { onlyFirstFactor: true }),
  confirmTotp: recent('PUT /accounts/totp', { onlyFirstFactor: true }),
  removeTotp: 'DELETE /accounts/totp',
  passkeyOptions: recent('POST /accounts/passkeys/options', { onlyFirstFactor: true }),
  addPasskey: recent('POST /accounts/passkeys', { onlyFirstFactor: true }),
  renamePasskey: 'PUT /accounts/passkeys/:id',
  removePasskey: 'DELETE /accounts/passkeys/:id',
  renewRecoveryCodes: 'POST /accounts/recovery-codes',
  signInOptions: open('POST /accounts/login/passkey-options'),
  signInByPasskey: open('POST /accounts/login/passkey'),
} as const satisfies Record<string, Access>
