import { z } from 'zod'
import { PREVIEW_LIFETIME, type PreviewLink } from '../../../contract/api/previews.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import type { ReadContext } from '../resources/context.ts'

const TOKEN = new RegExp(`^([1-9]\\d{0,15})\\.([0-9a-z]{1,12})\\.(${SIGNATURE})$`)

/** The response of a call for a preview link. */
export const previewLink = z.object({
  url: z.url().meta({ examples: ['https://www.example.com/onizleme/…'] }),
  expiresAt: z.iso.datetime(),
}) satisfies z.ZodType<PreviewLink>

/**
 * Signed tokens that open one preview, by its id, until they expire. Nothing is stored, so that they cannot be revoked.
 *
 * @param kind what the ids are of: a token of one kind is invalid for every other
 */
export function createPreviewTokens({ db, now }: ReadContext, kind: string) {
  const signer = createSigner(db, `${kind} previews`)
  return {
    async issue(id: number): Promise<{ token: string; expiresAt: Date }> {
      const expiresAt = new Date(now() + PREVIEW_LIFETIME)
      const claim = `${id}.${expiresAt.getTime().toString(36)}`
      return { token: `${claim}.${await signer.sign(claim)}`, expiresAt }
    },

    /** The id that a token opens; undefined when it is forged or has expired. */
    async idIn(token: string): Promise<number | undefined> {
      const [, id = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? []
      const isOwn = await signer.isOwn(`${id}.${expiry}`, signature)
      return isOwn && now() < Number.parseInt(expiry, 36) ? Number(id) : undefined
    },
  }
}
