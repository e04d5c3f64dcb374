import { randomBytes } from 'node:crypto'
import type { AccessKey } from '../../../contract/api/accounts.ts'
import type { KeyAccess } from '../../../contract/api/endpoints.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { API_KEY_PREFIX, type ApiKey } from '../../platform/http/access.ts'

const TABLE = 'accessKeys'

/** Use is written down at most this often, so that reading does not mean writing; milliseconds. */
const LAST_USED_INTERVAL = 60_000

interface Wanted {
  name: string
  access: KeyAccess
  /** Who makes it. */
  administratorId: number
}

export type ApiKeys = ReturnType<typeof createApiKeys>

/** The keys of programs: 256 random bits each, stored as a hash; one counts until it is deleted. */
export function createApiKeys(db: Db, now: () => number = Date.now) {
  const iso = (time: number) => new Date(time).toISOString()

  return {
    /** The key that a token is, and a note that it was used; null where it is none. */
    async find(token: string): Promise<ApiKey | null> {
      const found = await db
        .selectFrom(TABLE)
        .select(['id', 'name', 'access', 'lastUsedAt'])
        .where('tokenHash', '=', tokenHash(token))
        .executeTakeFirst()
      if (!found) return null
      const { lastUsedAt, ...key } = found
      if (!lastUsedAt || lastUsedAt <= iso(now() - LAST_USED_INTERVAL))
        await db
          .updateTable(TABLE)
          .set({ lastUsedAt: iso(now()) })
          .where('id', '=', key.id)
          .execute()
      return key
    },

    /** Newest first. */
    async list(): Promise<AccessKey[]> {
      return listed(db).execute()
    },
  }
}

const listed = (db: Db) =>
  db
    .selectFrom(TABLE)
    .leftJoin('administrators', 'administrators.id', 'administratorId')
    .select(['accessKeys.id', 'name', 'access', 'accessKeys.createdAt', 'email as createdBy', 'lastUsedAt'])
    .orderBy('accessKeys.id', 'desc')

/** Makes a key; answers it as lists show it, and with it the key itself, which is stored nowhere. */
export async function makeKey(db: Db, wanted: Wanted, now: number): Promise<AccessKey & { key: string }> {
  const key = newKey()
  const { id } = await db
    .insertInto(TABLE)
    .values({ ...wanted, tokenHash: tokenHash(key), createdAt: new Date(now).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...(await findKey(db, id))!, key }
}

/** A key as lists show it; undefined where there is none. */
export const findKey = (db: Db, id: number): Promise<AccessKey | undefined> =>
  listed(db).where('accessKeys.id', '=', id).executeTakeFirst()

/** Makes the key itself anew, where nobody has used it yet: the one before counts no more. Undefined where somebody has. */
export async function renewKey(db: Db, id: number): Promise<(AccessKey & { key: string }) | undefined> {
  const key = newKey()
  const { numUpdatedRows } = await db
    .updateTable(TABLE)
    .set({ tokenHash: tokenHash(key) })
    .where('id', '=', id)
    .where('lastUsedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? { ...(await findKey(db, id))!, key } : undefined
}

/** Deletes a key, which counts no more; undefined where there is none. */
export async function revokeKey(db: Db, id: number): Promise<AccessKey | undefined> {
  const found = await findKey(db, id)
  const { numDeletedRows } = await db.deleteFrom(TABLE).where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n ? found : undefined
}

const newKey = (): string => API_KEY_PREFIX + randomBytes(32).toString('base64url')
