import { Readable } from 'node:stream'

/** The first bytes of an encrypted file (age-encryption.org/v1). */
export const AGE_HEADER = Buffer.from('age-encryption.org/v1\n')

/** Base-2 logarithm of scrypt's work factor: 128 MB (OWASP, 'Password Storage'). The library refuses files above 20. */
const WORK_FACTOR = 17

/** The passphrase is not the one that the file was encrypted with. */
export class WrongPassphrase extends Error {}

/** What the library says then; it has no class for it. */
const NO_MATCH = "no identity matched any of the file's recipients"

/** Encrypts a stream with a passphrase, as `age --passphrase` does. */
export async function* encrypt(content: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  yield* await encrypter.encrypt(toWebStream(content))
}

/** Decrypts a stream. Throws `WrongPassphrase`, or another error at the first byte that was changed or is missing. */
export async function* decrypt(content: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const decrypted = await decrypter.decrypt(toWebStream(content)).catch((error: Error) => {
    throw error.message === NO_MATCH ? new WrongPassphrase() : error
  })
  yield* decrypted
}

// The type of Node's web streams is not the browser's, which the library names; the streams are the same.
const toWebStream = (content: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>
