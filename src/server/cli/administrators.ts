import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { recordActivity } from '../features/auditLog/recordActivity.ts'
import { createAccountLetters } from '../features/auth/accountLetters.ts'
import { addAdministrator, administratorByEmail, changePassword, emailKey } from '../features/auth/administrators.ts'
import { generatePassword } from '../features/auth/passwords.ts'
import { removeAllFactors } from '../features/auth/secondFactor/changeFactors.ts'
import { StartRefused } from '../platform/config/startRefused.ts'
import { rotateSigningKeys } from '../platform/crypto/tokens.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { SYSTEM } from '../platform/events/actor.ts'
import type { Ground } from './ground.ts'
import type { Values } from './verb.ts'

/** What signing in takes. */
const LONGEST_PASSWORD = 1000

export async function createAdministrator(
  { settings, database: { db } }: Ground,
  values: Values,
  input: Readable,
): Promise<string[]> {
  const email = String(values.email ?? settings.ADMIN_EMAIL)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartRefused(`"${email}" is no e-mail address.`)
  const { password, isMadeUp } = await passwordFor(values, input)
  await db.transaction().execute(async (trx) => {
    const added = await addAdministrator(trx, email, password)
    if (!added)
      throw new StartRefused(`${emailKey(email)} is an administrator already; "reset-password" gives a new password.`)
    const done = { action: 'create', resource: 'people', recordId: added.id, at: new Date() } as const
    await recordActivity(trx, { actor: SYSTEM, ...done })
  })
  return [`${emailKey(email)} can sign in.`, ...shown(password, isMadeUp)]
}

export async function resetPassword(
  { settings, database: { db }, changes }: Ground,
  values: Values,
  input: Readable,
): Promise<string[]> {
  const whose = values.address ?? values.email
  const administrator = whose
    ? await administratorByEmail(db, String(whose))
    : await theOnlyOne(await db.selectFrom('administrators').select(['id', 'email']).execute())
  if (!administrator) throw new StartRefused(`There is no administrator ${whose}.`)
  const { password, isMadeUp } = await passwordFor(values, input)
  const letters = createAccountLetters(settings, Date.now)
  const administratorId = administrator.id
  const removed = await inTransaction({ db, changes }, async (within) => {
    if (!(await changePassword(within, { administratorId, password, letters })))
      throw new StartRefused(`There is no administrator ${administrator.email} any more.`)
    return Boolean(values['remove-second-factor']) && removeAllFactors(within, { administrator, letters })
  })
  return [
    `${administrator.email} has a new password, and is signed out everywhere.`,
    ...(values['remove-second-factor']
      ? [removed ? 'Their second factor is removed.' : 'They had no second factor.']
      : []),
    ...shown(password, isMadeUp),
  ]
}

/** After a leak of the database or of a backup: what was signed with the old keys, and every session, ends. */
export async function renewKeys({ database: { db } }: Ground): Promise<string[]> {
  await db.transaction().execute(async (trx) => {
    await rotateSigningKeys(trx)
    await trx.deleteFrom('sessions').execute()
    await recordActivity(trx, { actor: SYSTEM, action: 'keysRenewed', at: new Date() })
  })
  return ['The signing keys are renewed. Everybody has to sign in again; no browser is a known device any more.']
}

function theOnlyOne<A extends { email: string }>(administrators: A[]): A {
  const [first, ...others] = administrators
  if (!first) throw new StartRefused('There is no administrator yet; "create-admin" makes one.')
  if (others.length) throw new StartRefused(`Say whose: ${administrators.map(({ email }) => email).join(', ')}.`)
  return first
}

/** Passwords are no arguments: whoever lists processes would read them. */
async function passwordFor(values: Values, input: Readable): Promise<{ password: string; isMadeUp: boolean }> {
  if (!values['password-stdin']) return { password: generatePassword(), isMadeUp: true }
  const password = (await text(input)).replace(/\r?\n$/, '')
  if (password.length < PASSWORD_MIN_LENGTH || password.length > LONGEST_PASSWORD)
    throw new StartRefused(
      `The password must have ${PASSWORD_MIN_LENGTH} to ${LONGEST_PASSWORD.toLocaleString('en')} characters.`,
    )
  return { password, isMadeUp: false }
}

const shown = (password: string, isMadeUp: boolean) =>
  isMadeUp ? [`The password is ${password} (shown only this once).`] : []
