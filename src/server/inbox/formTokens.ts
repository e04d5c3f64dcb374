import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/tables.ts'

const SECRET = 'form tokens'

export type FormTokens = ReturnType<typeof createFormTokens>

/** Tokens that say when a form was begun, signed with a key that all instances share and that outlives a restart. */
export function createFormTokens(db: Db, now: () => number = Date.now) {
  let known: Promise<string> | undefined
  const key = () => {
    known ??= secretOf(db, SECRET).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    async issue(): Promise<string> {
      const moment = now().toString(36)
      return `${moment}.${signatureOf(moment, await key())}`
    },

    /** How long ago a token was issued, in milliseconds; undefined for what was never issued here. */
    async ageOf(token: unknown): Promise<number | undefined> {
      if (typeof token !== 'string') return undefined
      const [, moment = '', signature = ''] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? []
      const isOurs = timingSafeEqual(digestOf(signature), digestOf(signatureOf(moment, await key())))
      return isOurs ? now() - Number.parseInt(moment, 36) : undefined
    },
  }
}

const signatureOf = (moment: string, key: string): string =>
  createHmac('sha256', key).update(moment).digest('base64url')

/** Of equal length, whatever was sent. */
const digestOf = (signature: string) => createHmac('sha256', '').update(signature).digest()

/** The key of this name; the first who asks makes it. */
async function secretOf(db: Db, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
