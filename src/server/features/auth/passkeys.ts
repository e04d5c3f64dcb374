import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PasskeyAssertion, PasskeyRegistration } from '../../../contract/api/secondFactor.ts'
import { MINUTE } from '../../../contract/domain/durations.ts'
import { createSigner } from '../../platform/crypto/tokens.ts'
import { readSiteName } from '../brand/brand.ts'
import { type AccountContext, timestamp } from './context.ts'

/** Loaded on demand, because of its certificate parsers. */
const library = () => import('@simplewebauthn/server')

type Library = Awaited<ReturnType<typeof library>>
type Transport = NonNullable<PasskeyRegistration['response']['transports']>[number]

/** EdDSA, ES256 and RS256 (IANA, "COSE Algorithms"). */
const ALGORITHMS = [-8, -7, -257]

/** Lifetime of a challenge, in milliseconds. */
const CHALLENGE_LIFETIME = 5 * MINUTE

/** Layout of a challenge in bytes: expiry, 128 random bits (WebAuthn, section 13.4.3), HMAC-SHA-256. */
const [EXPIRY, RANDOM, SIGNATURE] = [6, 16, 32]
/** Base64url without padding: every challenge has one spelling. */
const CHALLENGE = new RegExp(`^[\\w-]{${((EXPIRY + RANDOM + SIGNATURE) * 4) / 3}}$`)

type PasskeyContext = Pick<AccountContext, 'db' | 'now' | 'settings'>

/** Relying party (WebAuthn, section 4): the site that a passkey belongs to. */
export interface RelyingParty {
  /** Its host. */
  id: string
  /** The origin of its pages. */
  origin: string
}

/** The site at its public address, or at `localhost` if the request is from there. */
export function relyingPartyOf(
  { settings }: Pick<AccountContext, 'settings'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): RelyingParty {
  const { origin: given = '', host } = headers
  const isLocal = /^http:\/\/localhost(:\d+)?$/.test(given) && given === `http://${host}`
  const { hostname: id, origin } = new URL(isLocal ? given : settings.PUBLIC_URL)
  return { id, origin }
}

interface Purpose {
  purpose: 'register' | 'factor' | 'signIn'
  /** Absent at sign-in, where the passkey identifies the administrator. */
  administratorId?: number | undefined
}

/** Challenges are signed and stateless, so that every instance accepts them. */
const signerOf = ({ db }: PasskeyContext) => createSigner(db, 'challenges')
const signedText = ({ purpose, administratorId }: Purpose, head: Buffer) =>
  `${purpose} ${administratorId ?? ''} ${head.toString('base64url')}`

async function createChallenge(context: PasskeyContext, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const head = Buffer.concat([Buffer.alloc(EXPIRY), randomBytes(RANDOM)])
  head.writeUIntBE(context.now() + CHALLENGE_LIFETIME, 0, EXPIRY)
  const signature = await signerOf(context).sign(signedText(purpose, head))
  return new Uint8Array(Buffer.concat([head, Buffer.from(signature, 'base64url')]))
}

/** Whether a challenge is signed for this purpose and has not expired. */
async function isOpenChallenge(context: PasskeyContext, challenge: string, purpose: Purpose): Promise<boolean> {
  if (!CHALLENGE.test(challenge)) return false
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, EXPIRY + RANDOM)
  const signature = bytes.subarray(head.length).toString('base64url')
  return (await signerOf(context).isOwn(signedText(purpose, head), signature)) && context.now() < expiryOf(bytes)
}

const expiryOf = (challenge: Buffer): number => challenge.readUIntBE(0, EXPIRY)

/** Stores a used challenge until its expiry; false if it was used before. */
async function takeChallenge(context: PasskeyContext, challenge: string): Promise<boolean> {
  await context.db.deleteFrom('challenges').where('expiresAt', '<=', timestamp(context)).execute()
  const expiresAt = new Date(expiryOf(Buffer.from(challenge, 'base64url'))).toISOString()
  const inserted = await context.db
    .insertInto('challenges')
    .values({ challenge, purpose: 'used', administratorId: null, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return inserted !== undefined
}

/** User handle: 256 bits that reveal nothing about the administrator (WebAuthn, section 14.6.1). */
const userHandleOf = ({ db }: PasskeyContext, administratorId: number) =>
  createSigner(db, 'passkeys').sign(String(administratorId))

const passkeysOf = ({ db }: PasskeyContext, administratorId: number) =>
  db.selectFrom('passkeys').where('administratorId', '=', administratorId).orderBy('id')

export const listPasskeys = (context: PasskeyContext, administratorId: number) =>
  passkeysOf(context, administratorId).select(['id', 'name', 'createdAt', 'lastUsedAt']).execute()

const credentialsOf = async (context: PasskeyContext, administratorId: number) =>
  (await passkeysOf(context, administratorId).select(['credentialId', 'transports']).execute()).map((row) => ({
    id: row.credentialId,
    transports: JSON.parse(row.transports) as Transport[],
  }))

/** Options for `navigator.credentials.create`. */
export async function creationOptions(
  context: PasskeyContext,
  { id, email }: { id: number; email: string },
  party: RelyingParty,
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: await readSiteName(context.db, context.settings),
    rpID: party.id,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(await userHandleOf(context, id), 'base64url')),
    challenge: await createChallenge(context, { purpose: 'register', administratorId: id }),
    timeout: CHALLENGE_LIFETIME,
    excludeCredentials: await credentialsOf(context, id),
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** Verifies a new passkey and returns its columns; undefined if it is invalid. */
export async function verifyRegistration(
  context: PasskeyContext,
  response: PasskeyRegistration,
  administratorId: number,
  party: RelyingParty,
) {
  const { verifyRegistrationResponse } = await library()
  let challenge = ''
  const { registrationInfo } = await verifyRegistrationResponse({
    // The schema accepts any transport name, like WebAuthn.
    response: response as Parameters<Library['verifyRegistrationResponse']>[0]['response'],
    expectedChallenge: (given) => {
      challenge = given
      return isOpenChallenge(context, given, { purpose: 'register', administratorId })
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo || !(await takeChallenge(context, challenge))) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    administratorId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(response.response.transports ?? []),
    userHandle: await userHandleOf(context, administratorId),
  }
}

/** Options for `navigator.credentials.get`: for one administrator's passkeys, or for any discoverable passkey. */
export async function requestOptions(context: PasskeyContext, party: RelyingParty, administratorId?: number) {
  const { generateAuthenticationOptions } = await library()
  const isAlone = administratorId === undefined
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: await createChallenge(context, { purpose: isAlone ? 'signIn' : 'factor', administratorId }),
    timeout: CHALLENGE_LIFETIME,
    allowCredentials: isAlone ? [] : await credentialsOf(context, administratorId),
    userVerification: isAlone ? 'required' : 'preferred',
  })
}

/** Verifies an assertion, once per challenge, and returns the owner of its passkey; undefined if it is invalid. */
export async function verifyPasskey(
  context: PasskeyContext,
  response: PasskeyAssertion,
  party: RelyingParty,
  administratorId?: number,
): Promise<number | undefined> {
  const { db } = context
  const { userHandle } = response.response
  const passkey = await db.selectFrom('passkeys').selectAll().where('credentialId', '=', response.id).executeTakeFirst()
  if (!passkey) return undefined
  if (administratorId !== undefined && passkey.administratorId !== administratorId) return undefined
  if (userHandle && passkey.userHandle && userHandle !== passkey.userHandle) return undefined
  const isAlone = administratorId === undefined
  const { verifyAuthenticationResponse } = await library()
  let challenge = ''
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The library types a missing user handle as absent, the schema as null too.
    response: response as Parameters<Library['verifyAuthenticationResponse']>[0]['response'],
    expectedChallenge: (given) => {
      challenge = given
      return isOpenChallenge(context, given, { purpose: isAlone ? 'signIn' : 'factor', administratorId })
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: isAlone,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo || !(await takeChallenge(context, challenge))) return undefined
  // If a concurrent use has raised the counter, one of the two is a copy of the passkey (WebAuthn, section 6.1.1).
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: timestamp(context) })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0 ? passkey.administratorId : undefined
}
