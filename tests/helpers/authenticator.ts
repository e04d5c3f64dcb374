import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from '../../src/contract/api/secondFactor.ts'

/** Deviations from a correct response. */
interface Overrides {
  origin?: string
  rpId?: string
  challenge?: string
  /** Signature counter; by default it increases with each response. */
  counter?: number
  /** Bits of WebAuthn, section 6.1: 1 user present, 4 user verified. */
  flags?: number
  userHandle?: string | null
}

/** The parts of options that an authenticator reads, as the server sends them. */
interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

/** A software authenticator with one ES256 key: attestation 'none', a signature counter and a user handle. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const id = randomBytes(16)
  let count = 0
  let userHandle: string | undefined

  const clientData = (type: string, { challenge }: Options, overrides: Overrides) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(overrides, 'challenge', 'origin') }),
    )

  const authenticatorData = (rpId: string, overrides: Overrides, attested: Buffer = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head[0] = (overrides.flags ?? PRESENT | VERIFIED) | (attested.length ? ATTESTED : 0)
    head.writeUInt32BE(overrides.counter ?? ++count, 1)
    return Buffer.concat([sha256(overrides.rpId ?? rpId), head, attested])
  }

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    create(options: Options, overrides: Overrides = {}): PasskeyRegistration {
      userHandle = options.user?.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE_Key (RFC 9053, section 7.1.1): EC2, ES256, P-256, x and y.
      const key = Buffer.concat([hex('a5010203262001215820'), bytes(x), hex('225820'), bytes(y)])
      const attested = Buffer.concat([Buffer.alloc(16), hex('0010'), id, key])
      const data = authenticatorData(options.rp?.id ?? '', overrides, attested)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(data.length)
      // {fmt: 'none', attStmt: {}, authData} in CBOR.
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a068617574684461746159'),
        length,
        data,
      ])
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, overrides).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get(options: Options, overrides: Overrides = {}): PasskeyAssertion {
      const clientJson = clientData('webauthn.get', options, overrides)
      const data = authenticatorData(options.rpId ?? '', overrides)
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientJson.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(clientJson)]), privateKey).toString('base64url'),
          userHandle: overrides.userHandle === undefined ? userHandle : overrides.userHandle,
        },
      }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const hex = (digits: string) => Buffer.from(digits, 'hex')
const bytes = (text: string) => Buffer.from(text, 'base64url')
const pick = (from: Overrides, ...names: (keyof Overrides)[]) =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]))
