import type { SecondFactor } from '../../../../contract/api/secondFactor.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { forgetRecoveryCodes } from './recoveryCodes.ts'

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
export async function forgetIdleCodes(db: Db, administratorId: number): Promise<void> {
  if ((await factorsOf(db, administratorId)).length === 0) await forgetRecoveryCodes(db, administratorId)
}

/** Takes everything away that is asked for beside the password; answers whether there was something. */
export async function removeFactors(db: Db, administratorId: number): Promise<boolean> {
  const had = (await factorsOf(db, administratorId)).length > 0
  for (const table of ['totps', 'passkeys', 'recoveryCodes'] as const)
    await db.deleteFrom(table).where('administratorId', '=', administratorId).execute()
  return had
}
