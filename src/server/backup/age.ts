import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Identity, Recipient } from 'age-encryption'

/** How such a file begins (age-encryption.org/v1). */
export const AGE = Buffer.from('age-encryption.org/v1\n')

/** The passphrase is another than the one that a file was encrypted with. */
export class WrongPassphrase extends Error {}

/** The base-2 logarithm of scrypt's work factor: 128 MB and some tenths of a second (OWASP, 'Password Storage'). */
const WORK = 17
/** What the program `age` asks for: 256 MB. A file that asks for more is refused, as it could use up the memory. */
const MOST_WORK = 18

/** Encrypts what comes with a passphrase, as `age --passphrase` does. */
export async function encrypted(content: ReadableStream<Uint8Array>, passphrase: string) {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(await recipientOf(passphrase))
  return encrypter.encrypt(content)
}

/** Decrypts it again. Throws `WrongPassphrase`, and fails in the midst of it where anything is not as it was written. */
export async function decrypted(content: ReadableStream<Uint8Array>, passphrase: string) {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(identityOf(passphrase))
  return decrypter.decrypt(content)
}

/**
 * The format's own recipient for passphrases (C2SP age.md, 'scrypt recipient stanza'), on Node's scrypt: the library's is of
 * JavaScript, and nobody would be answered for as long as it counts.
 */
async function recipientOf(passphrase: string): Promise<Recipient> {
  const { Stanza } = await import('age-encryption')
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const cipher = createCipheriv('chacha20-poly1305', await keyOf(passphrase, salt, WORK), NONCE, TAG)
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      return [new Stanza(['scrypt', unpadded(salt), String(WORK)], body)]
    },
  }
}

const identityOf = (passphrase: string): Identity => ({
  async unwrapFileKey(stanzas) {
    const [kind, salt = '', work = ''] = stanzas[0]?.args ?? []
    if (kind !== 'scrypt' || stanzas.length !== 1 || !/^[1-9]\d?$/.test(work))
      throw new WrongPassphrase('It was not encrypted with a passphrase.')
    if (Number(work) > MOST_WORK) throw new Error('Its passphrase asks for too much memory.')
    const body = Buffer.from(stanzas[0]!.body)
    const key = await keyOf(passphrase, Buffer.from(salt, 'base64'), Number(work))
    const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, TAG)
    decipher.setAuthTag(body.subarray(16))
    try {
      return Buffer.concat([decipher.update(body.subarray(0, 16)), decipher.final()])
    } catch {
      throw new WrongPassphrase('The passphrase is another.')
    }
  },
})

/** Each key is used once. */
const NONCE = Buffer.alloc(12)
const TAG = { authTagLength: 16 }

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

const keyOf = (passphrase: string, salt: Buffer, work: number) =>
  derive(passphrase, Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]), 32, {
    N: 2 ** work,
    r: 8,
    p: 1,
    maxmem: 2 ** work * 1024 + 1024 * 1024,
  })

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
