import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Db } from '../db/tables.ts'
import { secretKey } from './tokens.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encryption of stored texts for one purpose (AES-256-GCM, NIST SP 800-38D). Its key is in the database, which all
 * instances share, and in no backup.
 */
export const createEncryption = (db: Db, purpose: string) => ({
  async encrypt(text: string): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, await keyOf(db, purpose), nonce)
    const content = [cipher.update(text, 'utf8'), cipher.final()]
    return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString('base64url')
  },

  /** The text; undefined if it was encrypted with another key or has been changed. */
  async decrypt(encrypted: string): Promise<string | undefined> {
    const bytes = Buffer.from(encrypted, 'base64url')
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
    const key = await keyOf(db, purpose)
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag)
      const content = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  },
})

/** The 256 random bits of a stored key. */
const keyOf = async (db: Db, purpose: string) => Buffer.from(await secretKey(db, purpose), 'base64url')
