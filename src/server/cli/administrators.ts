import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { invitation } from '../../contract/api/accounts.ts'
import { PASSWORD_MIN_LENGTH } from '../../contract/constants.ts'
import { recordAudit } from '../features/auditLog/auditLog.ts'
import { emailKey } from '../features/auth/accountEmails.ts'
import { addAdministrator, administratorByEmail, changePassword } from '../features/auth/administrators.ts'
import { generatePassword } from '../features/auth/passwords.ts'
import { removeLostFactors } from '../features/auth/secondFactor.ts'
import { OperatorError } from '../platform/config/operatorError.ts'
import { rotateSigningKeys } from '../platform/crypto/tokens.ts'
import { inTransaction, SYSTEM } from '../platform/db/transaction.ts'
import { readMailSettings, writeMailSettings } from '../platform/mail/mailSettings.ts'
import type { CommandContext, Values } from './command.ts'

/** Maximum password length of the sign-in form. */
const MAX_PASSWORD_LENGTH = 1000

export async function createAdministrator(
  { settings, database: { db } }: CommandContext,
  values: Values,
  input: Readable,
): Promise<string[]> {
  const email = String(values.email ?? settings.ADMIN_EMAIL)
  if (!invitation.safeParse({ email }).success) throw new OperatorError(`"${email}" is not an email address.`)
  const { password, isGenerated } = await passwordFor(values, input)
  await db.transaction().execute(async (trx) => {
    const added = await addAdministrator(trx, email, password)
    if (!added)
      throw new OperatorError(`${emailKey(email)} is already an administrator; "reset-password" sets a new password.`)
    const entry = { actor: SYSTEM, action: 'create', resource: 'administrators', recordId: added.id } as const
    await recordAudit({ db: trx, now: Date.now }, entry)
  })
  return [`${emailKey(email)} can sign in.`, ...shown(password, isGenerated)]
}

export async function resetPassword(
  { settings, database: { db }, changes }: CommandContext,
  values: Values,
  input: Readable,
): Promise<string[]> {
  const whose = values.address ?? values.email
  const administrator = whose
    ? await administratorByEmail(db, String(whose))
    : await theOnly(await db.selectFrom('administrators').select(['id', 'email']).execute())
  if (!administrator) throw new OperatorError(`There is no administrator ${whose}.`)
  const { password, isGenerated } = await passwordFor(values, input)
  const removed = await inTransaction({ db, changes, settings, now: Date.now }, async (context) => {
    if (!(await changePassword(context, { administratorId: administrator.id, password })))
      throw new OperatorError(`There is no administrator ${administrator.email} any more.`)
    return Boolean(values['remove-second-factor']) && removeLostFactors(context, administrator)
  })
  return [
    `${administrator.email} has a new password; their sessions were ended.`,
    ...(values['remove-second-factor']
      ? [removed ? 'The second factor was removed.' : 'There was no second factor.']
      : []),
    ...shown(password, isGenerated),
  ]
}

/** For use after a leak of the database or a backup: invalidates all signatures and ends every session. */
export async function renewKeys({ database: { db } }: CommandContext): Promise<string[]> {
  await db.transaction().execute(async (trx) => {
    const mailServer = await readMailSettings(trx)
    await rotateSigningKeys(trx)
    if (mailServer) await writeMailSettings(trx, mailServer)
    await trx.deleteFrom('sessions').execute()
    await recordAudit({ db: trx, now: Date.now }, { actor: SYSTEM, action: 'keysRenewed' })
  })
  return ['The signing keys were rotated. Everybody has to sign in again, and no browser is a known device any more.']
}

function theOnly<A extends { email: string }>(administrators: A[]): A {
  const [first, ...others] = administrators
  if (!first) throw new OperatorError('There is no administrator yet; "create-admin" creates one.')
  if (others.length) throw new OperatorError(`Name one of: ${administrators.map(({ email }) => email).join(', ')}.`)
  return first
}

/** A password from standard input, or a generated one: arguments would be visible in the list of processes. */
async function passwordFor(values: Values, input: Readable): Promise<{ password: string; isGenerated: boolean }> {
  if (!values['password-stdin']) return { password: generatePassword(), isGenerated: true }
  const password = (await text(input)).replace(/\r?\n$/, '')
  if (password.length < PASSWORD_MIN_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw new OperatorError(
      `The password must have ${PASSWORD_MIN_LENGTH} to ${MAX_PASSWORD_LENGTH.toLocaleString('en')} characters.`,
    )
  return { password, isGenerated: false }
}

const shown = (password: string, isGenerated: boolean) =>
  isGenerated ? [`The password is ${password} (shown only this once).`] : []
