import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'

export type FormTokens = ReturnType<typeof createFormTokens>

const TOKEN = new RegExp(`^([0-9a-z]{1,12})\\.(${SIGNATURE})$`)

/** Tokens that say when a form was begun, signed. */
export function createFormTokens(db: Db, now: () => number = Date.now) {
  const signer = createSigner(db, 'form tokens')
  return {
    async issue(): Promise<string> {
      const moment = now().toString(36)
      return `${moment}.${await signer.sign(moment)}`
    },

    /** How long ago a token was issued, in milliseconds; undefined for what was never issued here. */
    async ageOf(token: unknown): Promise<number | undefined> {
      if (typeof token !== 'string') return undefined
      const [, moment = '', signature = ''] = TOKEN.exec(token) ?? []
      return (await signer.isOwn(moment, signature)) ? now() - Number.parseInt(moment, 36) : undefined
    },
  }
}
