import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { problem } from '../problem.ts'

export { secondFactorEndpoints } from './endpoints.ts'

/** Second factors besides the password. */
export const SECOND_FACTORS = ['totp', 'passkey'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytes = (most: number) => z.string().min(1).max(most)
const currentPassword = z.string().min(1).max(1000)
const name = z.string().overwrite(cleanText).min(1).max(100)

/** Credential in the format of `PublicKeyCredential.toJSON` (WebAuthn level 3, section 5.1). */
const credentialFields = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}
export const passkeyRegistration = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(64_000),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>
export const passkeyAssertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: z.string().max(200).nullish(),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** Options for the browser's passkey request, in WebAuthn's JSON format. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** 401 body if the second factor is missing; sent only after a correct password. */
export const secondFactorProblem = problem.extend({
  secondFactor: z.array(z.enum(SECOND_FACTORS)).optional(),
  /** Present if the account has a passkey. */
  passkeyOptions: passkeyOptions.optional(),
})
export type SecondFactorProblem = z.infer<typeof secondFactorProblem>

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

const recoveryCodes = z.array(z.string())

export const secondFactorState = z.object({
  /** The authenticator app is set up. */
  totp: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** Every administrator must have a second factor (REQUIRE_SECOND_FACTOR). */
  isRequired: z.boolean(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** The current password is required if a second factor is on; otherwise the body may be empty. */
export const factorStart = z
  .object({ currentPassword: currentPassword.optional() })
  .nullish()
  .transform((sent) => sent ?? {})
export const passwordConfirmed = z.object({ currentPassword })

/** The factor is on only after a code is confirmed; no later response contains the secret. */
export const totpStarted = z.object({ secret: z.string(), otpauthUrl: z.string() })
export type TotpStarted = z.infer<typeof totpStarted>
export const totpCode = z.object({ code: z.string().overwrite(cleanText).min(1).max(20) })
/** Ten codes; no later response contains them. */
export const newRecoveryCodes = z.object({ recoveryCodes })
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>

export const passkeyAddition = z.object({ name, response: passkeyRegistration })
/** `recoveryCodes` is null if the account already had some. */
export const passkeyAdded = passkey.extend({ recoveryCodes: recoveryCodes.nullable() })
export type PasskeyAdded = z.infer<typeof passkeyAdded>
export const passkeyName = z.object({ name })

export const passkeySignIn = z.object({
  response: passkeyAssertion,
  /** See `credentials` (accounts.ts). */
  staySignedIn: z.boolean().optional(),
})
