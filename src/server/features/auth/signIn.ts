import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { credentials, reauthentication } from '../../../contract/api/accounts.ts'
import type { Action } from '../../../contract/api/endpoints.ts'
import type { PasskeyAssertion, passkeySignIn, SecondFactorProblem } from '../../../contract/api/secondFactor.ts'
import { account, secondFactor, validation } from '../../../contract/i18n/shared/messages.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { type Actor, inTransaction } from '../../platform/db/transaction.ts'
import { actorOf } from '../../platform/http/access.ts'
import { afterResponse, refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { emailAboutFactor } from './accountEmails.ts'
import { administratorByEmail, passwordHashOf } from './administrators.ts'
import { timestamp } from './context.ts'
import { deviceNameOf, findDevice, rememberDevice } from './devices.ts'
import { type AuthContext, type Caller, callerOf } from './loginAttempts.ts'
import { type RelyingParty, relyingPartyOf, requestOptions, verifyPasskey } from './passkeys.ts'
import { createDecoy, isPassword } from './passwords.ts'
import { countRecoveryCodes, factorsOf, takeRecoveryCode, takeTotp } from './secondFactor.ts'
import { openSession, renewSignIn } from './sessions.ts'

/** Hash that is verified for an unknown address, so that the response takes as long. */
const decoyHash = memoizeAsync(createDecoy)

/** Signs in by email, password and second factor, if one is set up. Returns the token of the new session. */
export async function signIn(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, staySignedIn, ...given }: z.output<typeof credentials>,
): Promise<string> {
  const caller = callerOf(request)
  const device = await findDevice(context, request, email)
  const attempt = await context.attempts.signIn({ ...caller, email, device })
  const decoy = await decoyHash()
  const administrator = await administratorByEmail(context.db, email)
  const isRight = await isPassword(administrator?.passwordHash ?? decoy, password)
  const actor = { ...actorOf(request), by: administrator?.email ?? null }
  if (!administrator || !isRight) {
    await auditFailure(context, reply, actor)
    throw refused.unauthorized(account.wrongCredentials)
  }
  const party = relyingPartyOf(context, request)
  const from = { ...caller, isKnown: device !== undefined }
  const outcome = await checkSecondFactor(context, administrator, given, party, from)
  if (outcome !== 'right') {
    // A missing factor is no failure, but resets none: else an attacker with the password could guess codes forever.
    if (outcome === 'missing') await attempt.takeBack()
    else await auditFailure(context, reply, actor, 'secondFactorFailed')
    const message = outcome === 'missing' ? secondFactor.missing : wrongFactor(given).message
    throw refused.unauthorized(message, await availableFactors(context, administrator.id, party))
  }
  await attempt.succeed()
  return completeSignIn(context, request, reply, { administrator, device, stays: staySignedIn })
}

/** Signs in by a passkey alone, which counts as two factors: possession of the device and its unlocking. */
export async function signInByPasskey(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { response, staySignedIn }: z.output<typeof passkeySignIn>,
): Promise<string> {
  const succeed = await context.attempts.takeToken(callerOf(request), 'passkey')
  const administrator = await context.db
    .selectFrom('administrators')
    .innerJoin('passkeys', 'passkeys.administratorId', 'administrators.id')
    .select(['administrators.id', 'administrators.email', 'administrators.updatedAt'])
    .where('passkeys.credentialId', '=', response.id)
    .executeTakeFirst()
  const id = await verifyPasskey(context, response, relyingPartyOf(context, request))
  if (!administrator || administrator.id !== id) {
    await auditFailure(context, reply, { ...actorOf(request), by: null })
    throw refused.unauthorized(secondFactor.wrongPasskey)
  }
  await succeed()
  const device = await findDevice(context, request, administrator.email)
  return completeSignIn(context, request, reply, { administrator, device, stays: staySignedIn })
}

interface Authenticated {
  /** State of the administrator before the verification. */
  administrator: { id: number; email: string; updatedAt: string }
  device: string | undefined
  stays: boolean | undefined
}

/** Opens and audits a session. Refuses if password, address or second factor have changed since the verification. */
async function completeSignIn(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { administrator: { id, email, updatedAt }, device, stays }: Authenticated,
): Promise<string> {
  const token = await inTransaction(context, async (trx) => {
    // The row stays locked until the transaction ends, so that no other change of the account interleaves.
    const { numUpdatedRows } = await trx.db
      .updateTable('administrators')
      .set({ lastSignInAt: timestamp(context) })
      .where('id', '=', id)
      .where('updatedAt', '=', updatedAt)
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) throw refused.unauthorized(account.wrongCredentials)
    const actor = { ...actorOf(request), by: email }
    await recordAudit(trx, { actor, action: 'signIn' })
    return openSession(trx, { administratorId: id, stays, device: deviceNameOf(request.headers['user-agent']) })
  })
  await rememberDevice(context, reply, email, device)
  return token
}

interface GivenFactor {
  code?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

interface Owner {
  id: number
  email: string
  passwordHash?: string
}

const WITHIN_SESSION = { address: '', isLocal: false, isKnown: true }

/**
 * Verifies a second factor, which is accepted once; `right` if none is set up. Wrong ones are limited per account; at a
 * sign-in its owner is emailed at the third.
 *
 * @param from the caller of a sign-in; absent within a session
 */
async function checkSecondFactor(
  context: AuthContext,
  owner: Owner,
  given: GivenFactor,
  party: RelyingParty,
  from?: Caller & { isKnown: boolean },
): Promise<'right' | 'missing' | 'wrong'> {
  const { id: administratorId, email, passwordHash } = owner
  const factors = await factorsOf(context.db, administratorId)
  if (factors.length === 0) return 'right'
  if (!given.passkey && !given.code) return 'missing'
  const attempt = await context.attempts.secondFactor({ administratorId, passwordHash, ...(from ?? WITHIN_SESSION) })
  const isRight = given.passkey
    ? (await verifyPasskey(context, given.passkey, party, administratorId)) !== undefined
    : await takeCode(context, owner, given.code!.replace(/\s/g, ''), factors.includes('totp'))
  if (isRight) {
    await attempt.succeed()
    return 'right'
  }
  if (from && (await attempt.fail())) await emailAboutFactor(context, email, 'wrongFactor')
  return 'wrong'
}

/** Uses up a TOTP code; or a recovery code, and notifies the owner of its use. */
async function takeCode(context: AuthContext, { id, email }: Owner, code: string, hasTotp: boolean): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return hasTotp && takeTotp(context, id, code)
  return inTransaction(context, async (trx) => {
    if (!(await takeRecoveryCode(trx.db, id, code))) return false
    await emailAboutFactor(trx, email, 'codeUsed', { left: await countRecoveryCodes(trx.db, id) })
    return true
  })
}

/** Members of a 401 response that list the available second factors. */
async function availableFactors(
  context: AuthContext,
  administratorId: number,
  party: RelyingParty,
): Promise<Pick<SecondFactorProblem, 'secondFactor' | 'passkeyOptions'>> {
  const factors = await factorsOf(context.db, administratorId)
  if (!factors.includes('passkey')) return { secondFactor: factors }
  return { secondFactor: factors, passkeyOptions: { ...(await requestOptions(context, party, administratorId)) } }
}

const wrongFactor = ({ passkey }: GivenFactor) =>
  passkey
    ? { field: 'passkey', message: secondFactor.wrongPasskey }
    : { field: 'code', message: secondFactor.wrongCode }

/**
 * Makes the sign-in of the caller's session recent again, by password or second factor. Without either, the response
 * lists the available factors.
 */
export async function reauthenticate(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, ...given }: z.output<typeof reauthentication>,
): Promise<void> {
  const session = request.session!
  const owner = { id: session.administratorId, email: session.email }
  const party = relyingPartyOf(context, request)
  const hasFactor = (await factorsOf(context.db, owner.id)).length > 0
  if (currentPassword === undefined && !given.code && !given.passkey) {
    if (!hasFactor) throw refused.invalid({ currentPassword: [validation.required] })
    throw refused.unauthorized(secondFactor.missing, await availableFactors(context, owner.id, party))
  }
  const succeed = await context.attempts.confirmPassword(callerOf(request), owner.id)
  const isRight =
    currentPassword === undefined
      ? hasFactor && (await isFactorOf(context, owner, given, party))
      : await isPasswordOf(context, owner.id, currentPassword)
  if (!isRight) {
    await auditFailure(context, reply, actorOf(request))
    const { field, message } =
      currentPassword === undefined
        ? wrongFactor(given)
        : { field: 'currentPassword', message: account.wrongCurrentPassword }
    const canRetry = currentPassword === undefined && hasFactor
    const extensions = canRetry ? await availableFactors(context, owner.id, party) : {}
    throw refused.unauthorized(message, extensions, { [field]: [message] })
  }
  await succeed()
  await inTransaction(context, async (trx) => {
    await renewSignIn(trx, session)
    await recordAudit(trx, { actor: actorOf(request), action: 'reauthenticate' })
  })
}

async function isPasswordOf({ db }: AuthContext, administratorId: number, password: string): Promise<boolean> {
  const hash = await passwordHashOf(db, administratorId)
  return hash !== undefined && isPassword(hash, password)
}

async function isFactorOf(context: AuthContext, owner: Owner, given: GivenFactor, party: RelyingParty) {
  // The assertion may also be for the options of a sign-in by passkey alone, which is no second-factor attempt.
  if (given.passkey && (await verifyPasskey(context, given.passkey, party)) === owner.id) return true
  return (await checkSecondFactor(context, owner, given, party)) === 'right'
}

/** `secondFactorFailed`: the password was correct. */
type FailedSignIn = Extract<Action, 'signInFailed' | 'secondFactorFailed'>

/**
 * Audits a failed sign-in after the response is sent, up to a limit per minute. The email of the actor is that of an
 * administrator or null: other input of strangers is not stored.
 */
export async function auditFailure(
  { db, now, attempts }: AuthContext,
  reply: FastifyReply,
  actor: Actor,
  action: FailedSignIn = 'signInFailed',
): Promise<void> {
  if (!(await attempts.isAudited(`${action} ${actor.by ?? ''}`))) return
  const moment = now()
  const record = () => recordAudit({ db, now: () => moment }, { actor, action })
  afterResponse(reply, record, 'audit of failed sign-in failed')
}
