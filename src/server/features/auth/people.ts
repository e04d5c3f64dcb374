import { sql } from 'kysely'
import type { Person } from '../../../contract/api/people.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { emailKey } from './administrators.ts'
import { createDecoy } from './passwords.ts'

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
