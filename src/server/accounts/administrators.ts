import type { Db } from '../db/tables.ts'
import type { Env } from '../env.ts'
import { generatePassword, hashPassword } from './passwords.ts'

/** E-mail addresses are compared in lower case, by no language's rules. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/**
 * Makes the first administrator, where there is none. Answers the password only if it was made up here: nobody can
 * read it again later.
 */
export async function createFirstAdministrator(
  db: Db,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Env, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<{ email: string; password: string } | undefined> {
  const existing = await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst()
  if (existing) return undefined
  const password = ADMIN_PASSWORD ?? generatePassword()
  const now = new Date().toISOString()
  const created = await db
    .insertInto('administrators')
    .values({
      email: emailKey(ADMIN_EMAIL),
      passwordHash: await hashPassword(password),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst()
  return created && !ADMIN_PASSWORD ? { email: created.email, password } : undefined
}

export const administratorByEmail = (db: Db, email: string) =>
  db.selectFrom('administrators').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()

/** Changes a password and ends every session but one, together or not at all. */
export async function changePassword(db: Db, administratorId: number, password: string, keptSession: string) {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('administrators')
      .set({ passwordHash, updatedAt: new Date().toISOString() })
      .where('id', '=', administratorId)
      .execute()
    await trx
      .deleteFrom('sessions')
      .where('administratorId', '=', administratorId)
      .where('tokenHash', '!=', keptSession)
      .execute()
  })
}
