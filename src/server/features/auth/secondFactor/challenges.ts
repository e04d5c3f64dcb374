import { randomBytes } from 'node:crypto'
import { createSigner } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** How long a challenge is open, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000

/** Its end, 128 random bits (WebAuthn, section 13.4.3) and an HMAC-SHA-256, in bytes. */
const [END, RANDOM, SIGNATURE] = [6, 16, 32]
/** Base64url without padding: every challenge has one spelling. */
const CHALLENGE = new RegExp(`^[\\w-]{${((END + RANDOM + SIGNATURE) * 4) / 3}}$`)

interface Asked {
  purpose: 'register' | 'factor' | 'signIn'
  /** Absent where whoever it is says so by the passkey. */
  administratorId?: number
}

export type Challenges = ReturnType<typeof createChallenges>

/**
 * What passkeys are asked to sign: signed by the server, so that every instance knows its own and none is stored. Only those that were
 * answered rightly are remembered, until their end: no answer counts twice.
 *
 * @param now milliseconds since 1970
 */
export function createChallenges(db: Db, now: () => number) {
  const signer = createSigner(db, 'challenges')
  const textOf = ({ purpose, administratorId }: Asked, head: Buffer) =>
    `${purpose} ${administratorId ?? ''} ${head.toString('base64url')}`

  return {
    async open(asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
      const head = Buffer.concat([Buffer.alloc(END), randomBytes(RANDOM)])
      head.writeUIntBE(now() + CHALLENGE_LIFETIME, 0, END)
      return new Uint8Array(Buffer.concat([head, Buffer.from(await signer.sign(textOf(asked, head)), 'base64url')]))
    },

    /**
     * The challenge that a browser says it had signed, if it was made for this and is still open.
     *
     * @param clientDataJSON in base64url
     */
    async find(clientDataJSON: string, asked: Asked): Promise<string | undefined> {
      const challenge = challengeIn(clientDataJSON)
      if (challenge === undefined) return undefined
      const bytes = Buffer.from(challenge, 'base64url')
      const head = bytes.subarray(0, END + RANDOM)
      const isOwn = await signer.isOwn(textOf(asked, head), bytes.subarray(head.length).toString('base64url'))
      return isOwn && now() < head.readUIntBE(0, END) ? challenge : undefined
    },

    /** Remembers that a challenge was answered rightly; of several answers to one, the first is answered true. */
    async use(challenge: string): Promise<boolean> {
      await db.deleteFrom('challenges').where('expiresAt', '<=', new Date(now()).toISOString()).execute()
      const end = Buffer.from(challenge, 'base64url').readUIntBE(0, END)
      const used = {
        challenge,
        purpose: 'used',
        administratorId: null,
        expiresAt: new Date(end).toISOString(),
      } as const
      const first = await db
        .insertInto('challenges')
        .values(used)
        .onConflict((conflict) => conflict.doNothing())
        .returning('challenge')
        .executeTakeFirst()
      return first !== undefined
    },
  }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' && CHALLENGE.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
