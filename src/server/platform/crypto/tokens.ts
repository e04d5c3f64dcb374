import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/tables.ts'

/** Stored form of a random token that is too long to guess: SHA-256 in hexadecimal. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** How long a signing key is cached, in milliseconds: `rotateSigningKeys` or a restore on another instance may replace it. */
const CACHED_FOR = 10_000

/** Number of invalidations; a key that was cached under another number is read again. */
let generation = 0

/** Makes every signer of this process read its key again, after a restore replaced them. */
export const invalidateSigningKeys = (): void => void generation++

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
  let cached: { key: Promise<string>; until: number; generation: number } | undefined
  const key = () => {
    if (!cached || Date.now() >= cached.until || cached.generation !== generation) {
      cached = { key: secretOf(db, purpose), until: Date.now() + CACHED_FOR, generation }
      cached.key.catch(() => {
        cached = undefined
      })
    }
    return cached.key
  }
  const sign = async (text: string) =>
    createHmac('sha256', await key())
      .update(text)
      .digest('base64url')
  return {
    sign,
    isOwn: async (text, signature) => timingSafeEqual(digestOf(signature), digestOf(await sign(text))),
  }
}

/** `timingSafeEqual` needs equal lengths. */
const digestOf = (signature: string) => createHmac('sha256', '').update(signature).digest()

/** 256 random bits. */
const newSecret = () => randomBytes(32).toString('base64url')

/** Reads the key of this name, and creates it the first time. */
async function secretOf(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

/**
 * Replaces every signing key: known devices, preview links, form tokens and passkey challenges that were signed before become invalid. Running
 * instances notice within ten seconds. Passkeys themselves stay valid.
 */
export async function rotateSigningKeys(db: Db): Promise<void> {
  for (const { name } of await db.selectFrom('secrets').select('name').execute())
    await db.updateTable('secrets').set({ value: newSecret() }).where('name', '=', name).execute()
}
