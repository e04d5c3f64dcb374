import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { READABLE, randomLetters } from './letters.ts'

const COUNT = 10
/** 120 random bits: as many need no slow hash (ASVS 5, 6.5.2). */
const LETTERS = 24

/** Makes ten codes in the place of those there were. They are stored as hashes, and shown this once. */
export async function renewRecoveryCodes(db: Db, administratorId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => randomLetters(READABLE, LETTERS))
  await forgetRecoveryCodes(db, administratorId)
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

export async function forgetRecoveryCodes(db: Db, administratorId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('administratorId', '=', administratorId).execute()
}

/** A code as it was meant: in either case, with or without hyphens, with letters that look like digits. */
const readCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '')
