import type { FastifyRequest } from 'fastify'
import type { PasskeyAssertion, PasskeyRegistration } from '../../../../contract/api/secondFactor.ts'
import { createSigner } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { CHALLENGE_LIFETIME, createChallenges } from './challenges.ts'

/** Loaded when it is first used: it brings what reads certificates. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 (IANA, 'COSE Algorithms'). */
const ALGORITHMS = [-8, -7, -257]

type Transport = NonNullable<PasskeyRegistration['response']['transports']>[number]

interface Ground {
  db: Db
  siteName: string
  /** Milliseconds since 1970. */
  now: () => number
}

interface Signing {
  /** Absent where the passkey says who it is: then it must know its owner by more than a touch. */
  administratorId?: number
  party: RelyingParty
}

export type Passkeys = ReturnType<typeof createPasskeys>

/** Passkeys (WebAuthn level 3): what browsers are asked for, and whether their answers are right. */
export function createPasskeys({ db, siteName, now }: Ground) {
  const signer = createSigner(db, 'passkeys')
  const challenges = createChallenges(db, now)
  /** What passkeys call an administrator: 256 bits that tell nobody else anything (WebAuthn, section 14.6.1). */
  const handleOf = (administratorId: number) => signer.sign(String(administratorId))
  const passkeysOf = (administratorId: number) =>
    db.selectFrom('passkeys').where('administratorId', '=', administratorId).orderBy('id')
  const credentialsOf = async (administratorId: number) =>
    (await passkeysOf(administratorId).select(['credentialId', 'transports']).execute()).map((row) => ({
      id: row.credentialId,
      transports: JSON.parse(row.transports) as Transport[],
    }))

  return {
    list: (administratorId: number) =>
      passkeysOf(administratorId).select(['id', 'name', 'createdAt', 'lastUsedAt']).execute(),

    /** What a browser makes a passkey by. */
    async creationOptions({ id, email }: { id: number; email: string }, { id: rpID }: RelyingParty) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: email,
        userDisplayName: email,
        userID: new Uint8Array(Buffer.from(await handleOf(id), 'base64url')),
        challenge: await challenges.open({ purpose: 'register', administratorId: id }),
        timeout: CHALLENGE_LIFETIME,
        excludeCredentials: await credentialsOf(id),
        supportedAlgorithmIDs: ALGORITHMS,
      })
    },

    /** The columns of a passkey that a browser has made; undefined where its answer is not right. */
    async read(response: PasskeyRegistration, { administratorId, party }: Required<Signing>) {
      const asked = { purpose: 'register', administratorId } as const
      const challenge = await challenges.find(response.response.clientDataJSON, asked)
      if (challenge === undefined) return undefined
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(refusal)
      if (!registrationInfo || !(await challenges.use(challenge))) return undefined
      const { id, publicKey, counter } = registrationInfo.credential
      return {
        administratorId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(response.response.transports ?? []),
        userHandle: await handleOf(administratorId),
      }
    },

    /** What a browser signs in by: with one of somebody's passkeys, or with any that says whose it is. */
    async requestOptions({ administratorId, party }: Signing) {
      const { generateAuthenticationOptions } = await library()
      const isAlone = administratorId === undefined
      const purpose = isAlone ? 'signIn' : 'factor'
      return generateAuthenticationOptions({
        rpID: party.id,
        challenge: await challenges.open({ purpose, administratorId }),
        timeout: CHALLENGE_LIFETIME,
        allowCredentials: isAlone ? [] : await credentialsOf(administratorId),
        userVerification: isAlone ? 'required' : 'preferred',
      })
    },

    /** Whose passkey has signed what it was asked to; undefined where it has not. The use is noted, and counts once. */
    async check(response: PasskeyAssertion, { administratorId, party }: Signing): Promise<number | undefined> {
      const purpose = administratorId === undefined ? 'signIn' : 'factor'
      const { clientDataJSON, userHandle } = response.response
      const challenge = await challenges.find(clientDataJSON, { purpose, administratorId })
      const passkey = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credentialId', '=', response.id)
        .executeTakeFirst()
      if (challenge === undefined || !passkey) return undefined
      if (administratorId !== undefined && passkey.administratorId !== administratorId) return undefined
      if (userHandle && passkey.userHandle && userHandle !== passkey.userHandle) return undefined
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: administratorId === undefined,
      }).catch(refusal)
      if (!verified || !authenticationInfo || !(await challenges.use(challenge))) return undefined
      return (await recordUse(passkey, authenticationInfo.newCounter)) ? passkey.administratorId : undefined
    },
  }

  /** False where another use has come between: a counter that does not grow is a copy's (WebAuthn, section 6.1.1). */
  async function recordUse(
    { id, counter: before }: { id: number; counter: number },
    counter: number,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ counter, lastUsedAt: new Date(now()).toISOString() })
      .where('id', '=', id)
      .where('counter', '=', before)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0
  }
}

/** Whatever the library finds wrong, the answer is not right. */
const refusal = () => ({ verified: false as const, registrationInfo: undefined, authenticationInfo: undefined })

/** For which site a passkey is (WebAuthn, section 4, 'Relying Party'). */
export interface RelyingParty {
  /** Its host. */
  id: string
  /** Where its pages are. */
  origin: string
}

/** The site at its public address; who tries it out on the machine itself may do so at `localhost` too. */
export function relyingPartyOf(publicUrl: string, { headers }: Pick<FastifyRequest, 'headers'>): RelyingParty {
  const said = headers.origin ?? ''
  const isHere = /^http:\/\/localhost(:\d+)?$/.test(said) && said === `http://${headers.host}`
  const { hostname: id, origin } = new URL(isHere ? said : publicUrl)
  return { id, origin }
}
