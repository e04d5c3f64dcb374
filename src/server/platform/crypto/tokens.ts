import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/tables.ts'

/** A token of 256 random bits, in base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Stored form of a random token that is too long to guess: SHA-256 in hexadecimal. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Pattern of a signature in URLs and forms. */
export const SIGNATURE = '[\\w-]{43}'

export interface Signer {
  sign(text: string): Promise<string>
  /** Verifies a signature, in constant time. */
  isOwn(text: string, signature: string): Promise<boolean>
}

/**
 * HMAC signatures for one purpose. The key is stored in the database, so that all instances share it and it survives a restart; each purpose
 * has its own, so that a signature for one is invalid for every other.
 */
export function createSigner(db: Db, purpose: string): Signer {
  const sign = async (text: string) =>
    createHmac('sha256', await secretKey(db, purpose))
      .update(text)
      .digest('base64url')
  return {
    sign,
    isOwn: async (text, signature) => timingSafeEqual(digestOf(signature), digestOf(await sign(text))),
  }
}

/** `timingSafeEqual` needs equal lengths. */
const digestOf = (signature: string) => createHmac('sha256', '').update(signature).digest()

/** Reads the key of this purpose, 256 random bits in base64url, and creates it at first use. */
export async function secretKey(db: Db, name: string): Promise<string> {
  const stored = db.selectFrom('secrets').select('value').where('name', '=', name)
  const found = await stored.executeTakeFirst()
  if (found) return found.value
  await db
    .insertInto('secrets')
    .values({ name, value: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await stored.executeTakeFirstOrThrow()).value
}

/**
 * Replaces every signing key: known devices, preview links, form tokens and passkey challenges that were signed before become invalid.
 * Passkeys themselves stay valid. What was encrypted must be encrypted again (`encryption.ts`).
 */
export async function rotateSigningKeys(db: Db): Promise<void> {
  for (const { name } of await db.selectFrom('secrets').select('name').execute())
    await db.updateTable('secrets').set({ value: randomToken() }).where('name', '=', name).execute()
}
