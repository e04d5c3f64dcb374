import { PREVIEW_LIFETIME } from '../../../contract/api/previews.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'

const TOKEN = new RegExp(`^([1-9]\\d{0,15})\\.([0-9a-z]{1,12})\\.(${SIGNATURE})$`)

/**
 * Tokens that open one thing of a kind, by its id, until they expire. What they say is signed, so nothing is stored; they cannot
 * be revoked.
 *
 * @param kind what the ids are of: a token for one kind is forged for every other
 */
export function createPreviewTokens(db: Db, kind: string, now: () => number = Date.now) {
  const signer = createSigner(db, `${kind} previews`)
  return {
    async issue(id: number): Promise<{ token: string; expiresAt: Date }> {
      const expiresAt = new Date(now() + PREVIEW_LIFETIME)
      const claim = `${id}.${expiresAt.getTime().toString(36)}`
      return { token: `${claim}.${await signer.sign(claim)}`, expiresAt }
    },

    /** The id that a token opens now; undefined when it is forged or has expired. */
    async idIn(token: string): Promise<number | undefined> {
      const [, id = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? []
      const isOwn = await signer.isOwn(`${id}.${expiry}`, signature)
      return isOwn && now() < Number.parseInt(expiry, 36) ? Number(id) : undefined
    },
  }
}
