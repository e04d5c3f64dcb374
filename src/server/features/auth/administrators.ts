import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Person } from '../../../contract/api/accounts.ts'
import { accountMail } from '../../../contract/i18n/admin/accountMail.ts'
import { account, problems, validation } from '../../../contract/i18n/shared/messages.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction, SYSTEM } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { emailAdministrator, emailKey, loginPageOf } from './accountEmails.ts'
import { type AccountContext, timestamp } from './context.ts'
import { type AuthContext, callerOf } from './loginAttempts.ts'
import { createDecoy, generatePassword, hashPassword, isPassword } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'

export interface FirstAdministrator {
  email: string
  /** Only if it was generated: it cannot be read again later. */
  password?: string
  /** Deletes the administrator again if the generated password could not be shown. */
  remove(): Promise<unknown>
}

/** Creates the first administrator; undefined if there already is one. */
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
      remove: () => db.deleteFrom('administrators').where('id', '=', created.id).execute(),
    }
  )
}

/** Creates an administrator; undefined if the address is taken. */
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
 * Locks an account until the transaction ends, so that its changes run one after the other. Undefined if it was
 * deleted, or if its password hash is not `confirmed`. Lock order: the account before its sessions, links and factors.
 * Updating a column to itself takes the row lock on both databases.
 */
export const lockAccount = (trx: Db, administratorId: number, confirmed?: string) =>
  trx
    .updateTable('administrators')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', administratorId)
    .$if(confirmed !== undefined, (update) => update.where('passwordHash', '=', confirmed!))
    .returning(['email', 'invitedAt'])
    .executeTakeFirst()

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** Password hash of an administrator; undefined if the administrator was removed. */
export const passwordHashOf = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('administrators').select('passwordHash').where('id', '=', id).executeTakeFirst())?.passwordHash

/**
 * Verifies the caller's own password, with limited attempts. Throws `Refused` if it is wrong; returns its hash, so that
 * the write can check that it is still the stored one.
 */
export async function confirmPassword(
  { db, attempts }: AuthContext,
  request: FastifyRequest,
  currentPassword: string | undefined,
): Promise<string> {
  const { administratorId } = request.session!
  if (currentPassword === undefined) throw refused.invalid({ currentPassword: [validation.required] })
  const succeed = await attempts.confirmPassword(callerOf(request), administratorId)
  const hash = await passwordHashOf(db, administratorId)
  if (hash === undefined) throw refused.unauthorized(problems.expired)
  if (!(await isPassword(hash, currentPassword)))
    throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
  await succeed()
  return hash
}

interface PasswordChange {
  administratorId: number
  password: string
  /** Hash of the confirmed current password: if another one is stored by now, nothing is changed. */
  confirmed?: string
  /** Actor for the audit log: the command line by default, the account's owner for a link. */
  actor?: Actor
  /** Session that is not ended. */
  exceptSession?: number
  /** Runs first in the same transaction; if it returns false, nothing is changed. */
  condition?: (trx: AccountContext) => Promise<boolean>
}

/**
 * Changes a password, ends the sessions and links of the account and emails its owner, in one transaction. This also
 * accepts an invitation. Returns whether the password was changed.
 */
export async function changePassword(context: AccountContext, change: PasswordChange): Promise<boolean> {
  const { administratorId, password, confirmed, exceptSession = 0, actor = SYSTEM, condition } = change
  const passwordHash = await hashPassword(password)
  return inTransaction(context, async (trx) => {
    const { db } = trx
    const locked = await lockAccount(db, administratorId, confirmed)
    if (!locked || (condition && !(await condition(trx)))) return false
    const { email, invitedAt } = locked
    await db
      .updateTable('administrators')
      .set({ passwordHash, invitedAt: null, updatedAt: timestamp(context) })
      .where('id', '=', administratorId)
      .execute()
    await endOtherSessions(db, { id: exceptSession, administratorId })
    await db.deleteFrom('accountLinks').where('administratorId', '=', administratorId).execute()
    await emailAdministrator(
      trx,
      email,
      invitedAt ? accountMail.hasCome : accountMail.passwordChanged,
      loginPageOf(context),
    )
    await recordAudit(trx, {
      actor: { ...actor, by: actor.by ?? email },
      action: 'passwordChanged',
      resource: 'administrators',
      recordId: administratorId,
    })
    return true
  })
}

/** Administrators and invited people, by id. */
export async function listAdministrators(context: ReadContext, self: number): Promise<Person[]> {
  const rows = await context.db
    .selectFrom('administrators')
    .select(['id', 'email', 'createdAt', 'invitedAt', 'lastSignInAt'])
    .select((eb) =>
      eb
        .selectFrom('accountLinks')
        .whereRef('administratorId', '=', 'administrators.id')
        .where('purpose', 'in', ['handedInvitation', 'mailedInvitation'])
        .where('expiresAt', '>', timestamp(context))
        .select((inner) => inner.fn.max('expiresAt').as('until'))
        .as('invitedUntil'),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ invitedAt, ...row }) => ({ ...row, isInvited: invitedAt !== null, isSelf: row.id === self }))
}

export const findAdministrator = async (context: ReadContext, id: number, self: number): Promise<Person | undefined> =>
  (await listAdministrators(context, self)).find((administrator) => administrator.id === id)

/** Adds an account that cannot sign in yet, or renews the invitation of one; undefined if the address is taken. */
export async function addInvited(context: ReadContext, address: string): Promise<number | undefined> {
  const at = timestamp(context)
  const values = { email: emailKey(address), passwordHash: await createDecoy(), createdAt: at, updatedAt: at }
  const row = await context.db
    .insertInto('administrators')
    .values({ ...values, invitedAt: at })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ invitedAt: at }).where('administrators.invitedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Deletes an administrator with their sessions and links; `last` if nobody could sign in afterwards. Administrators are
 * locked, so that of two who remove each other one remains.
 */
export async function removeAdministrator(trx: Db, id: number): Promise<'removed' | 'last' | 'unknown'> {
  if (dialectOf(trx) === 'postgres') await sql`lock table administrators in share row exclusive mode`.execute(trx)
  const rows = await trx.selectFrom('administrators').select(['id', 'invitedAt']).execute()
  const found = rows.find((row) => row.id === id)
  if (!found) return 'unknown'
  if (found.invitedAt === null && !rows.some((row) => row.id !== id && row.invitedAt === null)) return 'last'
  await trx.deleteFrom('administrators').where('id', '=', id).execute()
  return 'removed'
}
