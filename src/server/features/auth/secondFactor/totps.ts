import type { Db } from '../../../platform/db/tables.ts'
import { newSecret, stepOf } from './totp.ts'

/** A secret that nobody confirms is of no use after this long, in milliseconds. */
const PATIENCE = 60 * 60 * 1000

/** Makes a secret for an app. It is not in force until one of its codes is confirmed; one that is goes on counting until then. */
export async function startTotp(db: Db, administratorId: number, now: number): Promise<string> {
  const secret = newSecret()
  const next = { nextSecret: secret, nextUntil: new Date(now + PATIENCE).toISOString() }
  await db
    .insertInto('totps')
    .values({ administratorId, secret: null, lastStep: null, ...next })
    .onConflict((conflict) => conflict.column('administratorId').doUpdateSet(next))
    .execute()
  return secret
}

/** Puts the secret that was made last in force, where this is its code; the code counts no second time. */
export async function confirmTotp(db: Db, administratorId: number, code: string, now: number): Promise<boolean> {
  const begun = await db
    .selectFrom('totps')
    .select('nextSecret')
    .where('administratorId', '=', administratorId)
    .where('nextUntil', '>', new Date(now).toISOString())
    .executeTakeFirst()
  if (!begun?.nextSecret) return false
  const step = stepOf(begun.nextSecret, code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('totps')
    .set({ secret: begun.nextSecret, lastStep: step, nextSecret: null, nextUntil: null })
    .where('administratorId', '=', administratorId)
    .where('nextSecret', '=', begun.nextSecret)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Whether this is the app's code now. Its step is used up with it, and those before: of several who bring it at once one is right. */
export async function takeTotp(db: Db, administratorId: number, code: string, now: number): Promise<boolean> {
  const known = await db
    .selectFrom('totps')
    .select('secret')
    .where('administratorId', '=', administratorId)
    .executeTakeFirst()
  const step = known?.secret ? stepOf(known.secret, code, now) : undefined
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('totps')
    .set({ lastStep: step })
    .where('administratorId', '=', administratorId)
    .where('secret', '=', known!.secret)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Answers whether there was one in force. */
export async function removeTotp(db: Db, administratorId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totps')
    .where('administratorId', '=', administratorId)
    .where('secret', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
