import { sql } from 'kysely'
import type { Person } from '../../../contract/api/accounts.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction, SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import type { AccountEmails } from './accountEmails.ts'
import { createDecoy, generatePassword, hashPassword } from './passwords.ts'
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
export async function recordSignIn(
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
export const lockAccount = (trx: Db, administratorId: number, confirmed?: string) =>
  trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', administratorId)
    .$if(confirmed !== undefined, (update) => update.where('passwordHash', '=', confirmed!))
    .returning(['email', 'invitedAt'])
    .executeTakeFirst()

/** An account that nobody else changes for as long as the transaction lasts. */
export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

interface PasswordChange {
  administratorId: number
  password: string
  /** The hash of the present one, where that was confirmed; where it is another one by now, nothing is done at all. */
  confirmed?: string
  emails: Pick<AccountEmails, 'passwordChanged' | 'invitationAccepted'>
  /** Without anybody the command line does it; a visitor who may is the account's owner. */
  actor?: Actor
  /** The one session that may stay. */
  exceptSession?: number
  /** Done in the same transaction; where it answers false nothing is done at all. */
  given?: (db: Db) => Promise<boolean>
}

/**
 * Changes a password, ends every session and every link of the account, and tells its owner, together or not at all. Who was
 * invited has come by it. Answers whether it was done.
 */
export async function changePassword(context: TransactionContext, change: PasswordChange): Promise<boolean> {
  const { administratorId, password, confirmed, emails, exceptSession = 0, actor = SYSTEM } = change
  const { given = async () => true } = change
  const passwordHash = await hashPassword(password)
  return inTransaction(context, async ({ db, changes }) => {
    const locked = await lockAccount(db, administratorId, confirmed)
    if (!locked || !(await given(db))) return false
    const { email, invitedAt } = locked
    await db
      .updateTable('administrators')
      .set({ passwordHash, invitedAt: null, updatedAt: new Date().toISOString() })
      .where('id', '=', administratorId)
      .execute()
    await endOtherSessions(db, { id: exceptSession, administratorId })
    await db.deleteFrom('accountLinks').where('administratorId', '=', administratorId).execute()
    await emails[invitedAt ? 'invitationAccepted' : 'passwordChanged']({ db, changes }, email)
    await recordAudit(db, {
      actor: { ...actor, by: actor.by ?? email },
      action: 'passwordChanged',
      resource: 'people',
      recordId: administratorId,
      at: new Date(),
    })
    return true
  })
}

/** Who may sign in, and who was invited to; in the order in which they came. */
export async function listPeople(db: Db, self: number, now: number): Promise<Person[]> {
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'email', 'createdAt', 'invitedAt', 'lastSignInAt'])
    .select((eb) =>
      eb
        .selectFrom('accountLinks')
        .whereRef('administratorId', '=', 'administrators.id')
        .where('purpose', 'in', ['handedInvitation', 'mailedInvitation'])
        .where('expiresAt', '>', new Date(now).toISOString())
        .select((inner) => inner.fn.max('expiresAt').as('until'))
        .as('invitedUntil'),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ invitedAt, ...row }) => ({ ...row, isInvited: invitedAt !== null, isSelf: row.id === self }))
}

/** Adds somebody who cannot sign in until they have chosen a password; who is invited already stays. Null where one of that address can. */
export async function invitePerson(db: Db, address: string, now: number): Promise<number | null> {
  const [email, at] = [emailKey(address), new Date(now).toISOString()]
  const person = { email, passwordHash: await createDecoy(), createdAt: at, updatedAt: at, invitedAt: at }
  const found = await db
    .insertInto('administrators')
    .values(person)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ invitedAt: at }).where('administrators.invitedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/**
 * Removes somebody with their sessions and links. `last` where nobody could sign in any more; within a transaction, so that
 * two who remove each other do so one after the other.
 */
export async function removePerson(trx: Db, id: number): Promise<'removed' | 'last' | 'unknown'> {
  if (dialectOf(trx) === 'postgres') await sql`lock table administrators in share row exclusive mode`.execute(trx)
  const rows = await trx.selectFrom('administrators').select(['id', 'invitedAt']).execute()
  const found = rows.find((row) => row.id === id)
  if (!found) return 'unknown'
  const others = rows.filter((row) => row.id !== id && row.invitedAt === null)
  if (found.invitedAt === null && others.length === 0) return 'last'
  await trx.deleteFrom('administrators').where('id', '=', id).execute()
  return 'removed'
}
