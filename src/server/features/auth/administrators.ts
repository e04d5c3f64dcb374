import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { type Actor, SYSTEM } from '../../platform/events/actor.ts'
import { recordActivity } from '../auditLog/recordActivity.ts'
import type { AccountLetters } from './accountLetters.ts'
import { generatePassword, hashPassword } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'

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

/**
 * Notes that somebody signs in, unless something about them has changed since they were read: the password, the address or the
 * second factor. Within a transaction nobody changes it until that ends. Answers whether it was noted.
 */
export async function noteSignIn(
  db: Db,
  { id, updatedAt }: { id: number; updatedAt: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('administrators')
    .set({ lastSignInAt: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('updatedAt', '=', updatedAt)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/**
 * Holds an account until the transaction ends, so that its changes are made one after the other: before anything else is locked
 * that belongs to it. Undefined where it is gone, or where the password is another one than was confirmed.
 *
 * @param confirmed the hash that was compared with
 */
export const holdAccount = (trx: Db, administratorId: number, confirmed?: string) =>
  trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', administratorId)
    .$if(confirmed !== undefined, (update) => update.where('passwordHash', '=', confirmed!))
    .returning(['email', 'invitedAt'])
    .executeTakeFirst()

/** An account that nobody else changes for as long as the transaction lasts. */
export type Held = NonNullable<Awaited<ReturnType<typeof holdAccount>>>

interface PasswordChange {
  administratorId: number
  password: string
  /** The hash of the present one, where that was confirmed; where it is another one by now, nothing is done at all. */
  confirmed?: string
  letters: Pick<AccountLetters, 'passwordChanged' | 'hasCome'>
  /** Without anybody the command line does it; a visitor who may is the account's owner. */
  actor?: Actor
  /** The one session that may stay. */
  keptSession?: number
  /** Done in the same transaction; where it answers false nothing is done at all. */
  given?: (db: Db) => Promise<boolean>
}

/**
 * Changes a password, ends every session and every link of the account, and tells its owner, together or not at all. Who was
 * invited has come by it. Answers whether it was done.
 */
export async function changePassword(ground: TransactionContext, change: PasswordChange): Promise<boolean> {
  const { administratorId, password, confirmed, letters, keptSession = 0, actor = SYSTEM } = change
  const { given = async () => true } = change
  const passwordHash = await hashPassword(password)
  return inTransaction(ground, async ({ db, changes }) => {
    const held = await holdAccount(db, administratorId, confirmed)
    if (!held || !(await given(db))) return false
    const { email, invitedAt } = held
    await db
      .updateTable('administrators')
      .set({ passwordHash, invitedAt: null, updatedAt: new Date().toISOString() })
      .where('id', '=', administratorId)
      .execute()
    await endOtherSessions(db, { id: keptSession, administratorId })
    await db.deleteFrom('accountLinks').where('administratorId', '=', administratorId).execute()
    await letters[invitedAt ? 'hasCome' : 'passwordChanged']({ db, changes }, email)
    await recordActivity(db, {
      actor: { ...actor, by: actor.by ?? email },
      action: 'passwordChanged',
      resource: 'people',
      recordId: administratorId,
      at: new Date(),
    })
    return true
  })
}
