import { randomBytes } from 'node:crypto'
import type { Db, Tables } from '../../db/tables.ts'

/** How long a challenge is open, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000

interface Asked {
  purpose: Tables['challenges']['purpose']
  /** Absent where whoever it is says so by the passkey. */
  administratorId?: number
}

/** Opens a challenge of 256 random bits (WebAuthn, section 13.4.3) for every instance to see, and answers it. */
export async function openChallenge(db: Db, { purpose, administratorId }: Asked, now: number) {
  const challenge = new Uint8Array(randomBytes(32))
  await db.deleteFrom('challenges').where('expiresAt', '<=', new Date(now).toISOString()).execute()
  await db
    .insertInto('challenges')
    .values({
      challenge: Buffer.from(challenge).toString('base64url'),
      purpose,
      administratorId: administratorId ?? null,
      expiresAt: new Date(now + CHALLENGE_LIFETIME).toISOString(),
    })
    .execute()
  return challenge
}

/**
 * The challenge that a browser says it had signed, if it was open for this; it ends with that, so that no answer counts twice.
 *
 * @param clientDataJSON in base64url
 */
export async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  { purpose, administratorId }: Asked,
  now: number,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('administratorId', administratorId === undefined ? 'is' : '=', administratorId ?? null)
    .where('expiresAt', '>', new Date(now).toISOString())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0 ? challenge : undefined
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}
