import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/tables.ts'

/** How long a key is cached, in milliseconds: a restore or `renewSecrets` may have put another in its place. */
const KNOWN = 10_000

/** Counts how often this process has forgotten the keys that it cached. */
let generation = 0

/** Has every signer of this process look its key up again: a restore has put others in the place of all. */
export const forgetKeys = (): void => void generation++

/** What a signature looks like in an address or a form. */
export const SIGNATURE = '[\\w-]{43}'

export interface Signer {
  sign(text: string): Promise<string>
  /** Whether a signature is this site's own, for this text. */
  isOwn(text: string, signature: string): Promise<boolean>
}

/**
 * Signs texts for one purpose, with a key of the purpose's name that all instances share and that outlives a restart.
 * What is signed for one purpose is forged for every other.
 */
export function createSigner(db: Db, purpose: string): Signer {
  let known: { key: Promise<string>; until: number; generation: number } | undefined
  const key = () => {
    if (!known || Date.now() >= known.until || known.generation !== generation) {
      known = { key: secretOf(db, purpose), until: Date.now() + KNOWN, generation }
      known.key.catch(() => {
        known = undefined
      })
    }
    return known.key
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

/** Of equal length, whatever was sent. */
const digestOf = (signature: string) => createHmac('sha256', '').update(signature).digest()

/** 256 random bits. */
const newSecret = () => randomBytes(32).toString('base64url')

/** The key of this name; the first who asks makes it. */
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
 * Replaces every signing key by a new random one: what was signed before is forged from then on (known devices, preview links, tokens
 * of forms, challenges of passkeys). Instances that run notice within ten seconds. Passkeys themselves stay valid.
 */
export async function renewSecrets(db: Db): Promise<void> {
  for (const { name } of await db.selectFrom('secrets').select('name').execute())
    await db.updateTable('secrets').set({ value: newSecret() }).where('name', '=', name).execute()
}
