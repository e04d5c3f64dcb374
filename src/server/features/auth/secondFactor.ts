import type { SecondFactor } from '../../../contract/api/secondFactor.ts'
import { HOUR } from '../../../contract/domain/durations.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import { countOf } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import { SYSTEM } from '../../platform/db/transaction.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { emailAboutFactor } from './accountEmails.ts'
import { type AccountContext, timestamp } from './context.ts'
import { newSecret, randomCharacters, stepOf } from './totp.ts'

/** Two-factor authentication: the second factors that an administrator has set up. */
export async function factorsOf(db: Db, administratorId: number): Promise<SecondFactor[]> {
  const [totp, passkey] = await Promise.all([
    db
      .selectFrom('totps')
      .select('id')
      .where('administratorId', '=', administratorId)
      .where('secret', 'is not', null)
      .executeTakeFirst(),
    db.selectFrom('passkeys').select('id').where('administratorId', '=', administratorId).executeTakeFirst(),
  ])
  return [...(totp ? ['totp' as const] : []), ...(passkey ? ['passkey' as const] : [])]
}

/** Removes all second factors and recovery codes; returns whether there was a factor. */
export async function removeFactors(db: Db, administratorId: number): Promise<boolean> {
  const factors = await factorsOf(db, administratorId)
  for (const table of ['totps', 'passkeys', 'recoveryCodes'] as const)
    await db.deleteFrom(table).where('administratorId', '=', administratorId).execute()
  return factors.length > 0
}

/** `removeFactors` for the command line, with an audit entry and an email to the administrator. */
export async function removeLostFactors(
  context: AccountContext,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  if (!(await removeFactors(context.db, id))) return false
  await recordAudit(context, { actor: SYSTEM, action: 'secondFactorRemoved', resource: 'administrators', recordId: id })
  await emailAboutFactor(context, email, 'allRemoved')
  return true
}

/** Lifetime of an unconfirmed TOTP secret in milliseconds. */
const CONFIRM_WITHIN = HOUR

/** Creates a TOTP secret. It replaces the previous one when one of its codes is confirmed. */
export async function startTotp(context: ReadContext, administratorId: number): Promise<string> {
  const secret = newSecret()
  const next = { nextSecret: secret, nextUntil: timestamp(context, CONFIRM_WITHIN) }
  await context.db
    .insertInto('totps')
    .values({ administratorId, secret: null, lastStep: null, ...next })
    .onConflict((conflict) => conflict.column('administratorId').doUpdateSet(next))
    .execute()
  return secret
}

/** Activates the new secret if the code is correct. The code is used up. */
export async function confirmTotp(context: ReadContext, administratorId: number, code: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('totps')
    .select('nextSecret')
    .where('administratorId', '=', administratorId)
    .where('nextUntil', '>', timestamp(context))
    .executeTakeFirst()
  const step = row?.nextSecret ? stepOf(row.nextSecret, code, context.now()) : undefined
  if (step === undefined) return false
  const { numUpdatedRows } = await context.db
    .updateTable('totps')
    .set({ secret: row!.nextSecret, lastStep: step, nextSecret: null, nextUntil: null })
    .where('administratorId', '=', administratorId)
    .where('nextSecret', '=', row!.nextSecret)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Uses up a TOTP code with its time step and earlier ones: of concurrent requests with it one gets true. */
export async function takeTotp({ db, now }: ReadContext, administratorId: number, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('totps')
    .select('secret')
    .where('administratorId', '=', administratorId)
    .executeTakeFirst()
  const step = row?.secret ? stepOf(row.secret, code, now()) : undefined
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('totps')
    .set({ lastStep: step })
    .where('administratorId', '=', administratorId)
    .where('secret', '=', row!.secret)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Removes the TOTP secret; returns whether one was active. */
export async function removeTotp(db: Db, administratorId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('totps')
    .where('administratorId', '=', administratorId)
    .where('secret', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** Crockford's base32: no two characters are confused when a code is copied from paper. */
const READABLE = '0123456789abcdefghjkmnpqrstvwxyz'
const CODES = 10
/** 120 random bits: strong enough without a slow hash (ASVS 5, 6.5.2). */
const CODE_LENGTH = 24

/** Replaces the recovery codes by ten new ones. Only their hashes are stored. */
export async function renewRecoveryCodes(db: Db, administratorId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => randomCharacters(READABLE, CODE_LENGTH))
  await deleteRecoveryCodes(db, administratorId)
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ administratorId, codeHash: tokenHash(code) })))
    .execute()
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/** Uses up a recovery code: of concurrent requests with it one gets true. */
export async function takeRecoveryCode(db: Db, administratorId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('administratorId', '=', administratorId)
    .where('codeHash', '=', tokenHash(readCode(code)))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export const countRecoveryCodes = (db: Db, administratorId: number): Promise<number> =>
  countOf(db.selectFrom('recoveryCodes').where('administratorId', '=', administratorId))

/** Deletes the recovery codes once no second factor is left. */
export async function deleteUnusedRecoveryCodes(db: Db, administratorId: number): Promise<void> {
  if ((await factorsOf(db, administratorId)).length === 0) await deleteRecoveryCodes(db, administratorId)
}

const deleteRecoveryCodes = (db: Db, administratorId: number) =>
  db.deleteFrom('recoveryCodes').where('administratorId', '=', administratorId).execute()

/** Normalises a typed code: either case, with or without hyphens, letters that look like digits. */
const readCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '')
