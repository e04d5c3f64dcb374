import type { Db } from '../db/tables.ts'
import type { Settings } from '../process/settings.ts'
import { generatePassword, hashPassword } from './passwords.ts'

/** E-mail addresses are compared in lower case, by no language's rules. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export interface FirstAdministrator {
  email: string
  /** Only where it was made up here: nobody can read it again later. */
  password?: string
  /** Takes the administrator back, where the password cannot be shown after all. */
  forget(): Promise<unknown>
}

/** Makes the first administrator, where there is none. */
export async function createFirstAdministrator(
  db: Db,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Settings, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<FirstAdministrator | undefined> {
  const existing = await db.selectFrom('administrators').select('id').limit(1).executeTakeFirst()
  if (existing) return undefined
  const password = ADMIN_PASSWORD ?? generatePassword()
  const created = await addAdministrator(db, ADMIN_EMAIL, password)
  return (
    created && {
      email: created.email,
      password: ADMIN_PASSWORD ? undefined : password,
      forget: () => db.deleteFrom('administrators').where('id', '=', created.id).execute(),
    }
  )
}

/** Makes an administrator; undefined where there is one of that address. */
export async function addAdministrator(db: Db, email: string, password: string) {
  const now = new Date().toISOString()
  return db
    .insertInto('administrators')
    .values({ email: emailKey(email), passwordHash: await hashPassword(password), createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .executeTakeFirst()
}

export const administratorByEmail = (db: Db, email: string) =>
  db.selectFrom('administrators').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()

/** Changes a password and ends every session but the one that may stay, together or not at all. */
export async function changePassword(db: Db, administratorId: number, password: string, keptSession = 0) {
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
      .where('id', '!=', keptSession)
      .execute()
  })
}
