import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import type { Identity, Recipient } from 'age-encryption'

/** The first bytes of an encrypted file (age-encryption.org/v1). */
export const AGE_HEADER = Buffer.from('age-encryption.org/v1\n')

/** Base-2 logarithm of scrypt's work factor: 128 MB (OWASP, 'Password Storage'). */
const WORK_FACTOR = 17
/** Files above this work factor are refused, as by the library: they would need more than 1 GB. */
const MAX_WORK_FACTOR = 20

export class WrongPassphrase extends Error {}

/** Encrypts a stream with a passphrase, like `age --passphrase`. */
export async function* encrypt(content: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(scryptRecipient(passphrase))
  yield* await encrypter.encrypt(toWebStream(content))
}

/** Decrypts a stream. Throws `WrongPassphrase`, or another error at the first changed or missing byte. */
export async function* decrypt(content: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(scryptIdentity(passphrase))
  yield* await decrypter.decrypt(toWebStream(content))
}

// The library's scrypt is synchronous: it blocks the event loop for one to two seconds. Node's runs in the thread pool.
// Stanza format: https://age-encryption.org/v1, "The scrypt recipient type".
const CIPHER = 'chacha20-poly1305'
const NONCE = Buffer.alloc(12)
const TAG_BYTES = 16
const FILE_KEY_BYTES = 16

const scryptRecipient = (passphrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(16)
    const key = await deriveKey(passphrase, salt, WORK_FACTOR)
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
    const { Stanza } = await import('age-encryption')
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    return [new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), `${WORK_FACTOR}`], body)]
  },
})

const scryptIdentity = (passphrase: string): Identity => ({
  async unwrapFileKey([stanza, ...others]) {
    const [type, salt = '', factor = ''] = stanza?.args ?? []
    const isPassphrase = type === 'scrypt' && others.length === 0 && /^[1-9]\d*$/.test(factor)
    if (!isPassphrase || stanza?.body.length !== FILE_KEY_BYTES + TAG_BYTES)
      throw new Error('the file is not encrypted with a passphrase')
    if (Number(factor) > MAX_WORK_FACTOR) throw new Error('the work factor is too high')
    const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'), Number(factor))
    const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(stanza.body.subarray(-TAG_BYTES))
    const fileKey = decipher.update(stanza.body.subarray(0, -TAG_BYTES))
    try {
      decipher.final()
    } catch {
      throw new WrongPassphrase()
    }
    return fileKey
  },
})

type Scrypt = (
  passphrase: string,
  salt: Uint8Array,
  bytes: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>
const scryptInPool: Scrypt = promisify(scrypt)

function deriveKey(passphrase: string, salt: Uint8Array, workFactor: number): Promise<Buffer> {
  const N = 2 ** workFactor
  const labelled = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  return scryptInPool(passphrase, labelled, 32, { N, r: 8, p: 1, maxmem: 2 * 128 * 8 * N })
}

// The library uses the browser's type of web streams, Node's differs; the streams are the same.
const toWebStream = (content: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(content) as globalThis.ReadableStream<Uint8Array>
