import { z } from 'zod'
import { cleanText } from '../domain/plainText.ts'
import { problem } from '../problem.ts'

export { secondFactorCalls } from './endpoints.ts'

/** What may be asked for beside the password. */
export const SECOND_FACTORS = ['totp', 'passkey'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** Bytes in base64url, as WebAuthn's JSON has them. */
const bytes = (most: number) => z.string().min(1).max(most)
const currentPassword = z.string().min(1).max(1000)
const name = z.string().overwrite(cleanText).min(1).max(100)

/** A credential as `PublicKeyCredential.toJSON` tells it (WebAuthn level 3, section 5.1). */
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

/** What the browser is asked for, as WebAuthn's JSON has it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** A login that lacks the second factor, told only to who knows the password. */
export const secondFactorProblem = problem.extend({
  /** Those that are set up. */
  secondFactor: z.array(z.enum(SECOND_FACTORS)).optional(),
  /** Where a passkey is among them. */
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
  /** Whether six digits from an app are asked for. */
  totp: z.boolean(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** Whether everybody must have a second factor (REQUIRE_SECOND_FACTOR). */
  isRequired: z.boolean(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** The present password is needed where a factor is on; without it nothing need be sent. */
export const factorStart = z
  .object({ currentPassword: currentPassword.optional() })
  .nullish()
  .transform((sent) => sent ?? {})
export const passwordConfirmed = z.object({ currentPassword })

/** Nothing is in force until a code is confirmed; the secret is told this once. */
export const totpStarted = z.object({ secret: z.string(), otpauthUrl: z.string() })
export type TotpStarted = z.infer<typeof totpStarted>
export const totpCode = z.object({ code: z.string().overwrite(cleanText).min(1).max(20) })
/** Ten, told this once. */
export const newRecoveryCodes = z.object({ recoveryCodes })
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>

export const passkeyAddition = z.object({ name, response: passkeyRegistration })
/** Without codes where the account had some already. */
export const passkeyAdded = passkey.extend({ recoveryCodes: recoveryCodes.nullable() })
export type PasskeyAdded = z.infer<typeof passkeyAdded>
export const passkeyName = z.object({ name })

export const passkeySignIn = z.object({
  response: passkeyAssertion,
  /** As at the login with a password. */
  staySignedIn: z.boolean().optional(),
})
