import type { SecondFactor } from '../../../../contract/api/secondFactor.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { READABLE, randomLetters } from './totp.ts'

/** What an administrator has set up beside the password. */
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

/** Forgets the recovery codes of who has nothing to recover any more. */
export async function deleteUnusedRecoveryCodes(db: Db, administratorId: number): Promise<void> {
  if ((await factorsOf(db, administratorId)).length === 0) await deleteRecoveryCodes(db, administratorId)
}

/** Takes everything away that is asked for beside the password; answers whether there was something. */
export async function removeFactors(db: Db, administratorId: number): Promise<boolean> {
  const had = (await factorsOf(db, administratorId)).length > 0
  for (const table of ['totps', 'passkeys', 'recoveryCodes'] as const)
    await db.deleteFrom(table).where('administratorId', '=', administratorId).execute()
  return had
}

const COUNT = 10
/** 120 random bits: as many need no slow hash (ASVS 5, 6.5.2). */
const LETTERS = 24

/** Makes ten codes in the place of those there were. They are stored as hashes, and shown this once. */
export async function renewRecoveryCodes(db: Db, administratorId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => randomLetters(READABLE, LETTERS))
  await deleteRecoveryCodes(db, administratorId)
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ administratorId, codeHash: tokenHash(code) })))
    .execute()
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/** Takes a code, which ends with it: of several who bring it at once one is right. */
export async function takeRecoveryCode(db: Db, administratorId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('administratorId', '=', administratorId)
    .where('codeHash', '=', tokenHash(readCode(code)))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export async function countRecoveryCodes(db: Db, administratorId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('administratorId', '=', administratorId)
    .executeTakeFirstOrThrow()
  return left
}

async function deleteRecoveryCodes(db: Db, administratorId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('administratorId', '=', administratorId).execute()
}

/** A code as it was meant: in either case, with or without hyphens, with letters that look like digits. */
const readCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '')
