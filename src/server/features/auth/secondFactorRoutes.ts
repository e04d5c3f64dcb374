import type { FastifyRequest } from 'fastify'
import { messageAnswer } from '../../../contract/api/accounts.ts'
import type { Action } from '../../../contract/api/endpoints.ts'
import {
  factorStart,
  newRecoveryCodes,
  passkey,
  passkeyAdded,
  passkeyAddition,
  passkeyName,
  passkeyOptions,
  passwordConfirmed,
  secondFactorEndpoints,
  secondFactorState,
  totpCode,
  totpStarted,
} from '../../../contract/api/secondFactor.ts'
import { problems, secondFactor } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { idIn } from '../../content/resources/routing.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actorOf, at, sendCreated, type ZodRoutes } from '../../platform/http/access.ts'
import { orNotFound, Refused, refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { readSiteName } from '../brand/brand.ts'
import { emailAboutFactor } from './accountEmails.ts'
import { confirmPassword } from './administrators.ts'
import { type AccountContext, timestamp } from './context.ts'
import { type AuthContext, callerOf } from './loginAttempts.ts'
import { creationOptions, listPasskeys, relyingPartyOf, verifyRegistration } from './passkeys.ts'
import {
  confirmTotp,
  countRecoveryCodes,
  deleteUnusedRecoveryCodes,
  factorsOf,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from './secondFactor.ts'
import { endOtherSessions } from './sessions.ts'
import { otpauthUrlOf } from './totp.ts'

const PASSKEY_COLUMNS = ['id', 'name', 'createdAt', 'lastUsedAt'] as const

/** Endpoints of the caller's own second factors: authenticator app, passkeys, and recovery codes. */
export const secondFactorRoutes: ZodRoutes<{ context: AuthContext }> = async (app, { context }) => {
  const { db, settings } = context
  const tags = ['second factor']

  app.route({
    ...at(secondFactorEndpoints.state, { setsUpFactor: true }),
    schema: { tags, summary: 'Read the second factors of the account', response: { 200: secondFactorState } },
    handler: async (request) => {
      const { administratorId } = request.session!
      return {
        totp: (await factorsOf(db, administratorId)).includes('totp'),
        recoveryCodesLeft: await countRecoveryCodes(db, administratorId),
        passkeys: await listPasskeys(context, administratorId),
        isRequired: settings.REQUIRE_SECOND_FACTOR,
      }
    },
  })

  app.route({
    ...at(secondFactorEndpoints.startTotp, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Create a TOTP secret, which a confirmed code activates',
      body: factorStart,
      response: { 200: totpStarted },
    },
    handler: async (request) => {
      await confirmSetUp(context, request, request.body.currentPassword)
      const { administratorId, email } = request.session!
      const secret = await startTotp(context, administratorId)
      return { secret, otpauthUrl: otpauthUrlOf(secret, { site: await readSiteName(db, settings), email }) }
    },
  })

  app.route({
    ...at(secondFactorEndpoints.confirmTotp, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Activate the TOTP secret by one of its codes; ends all other sessions',
      body: totpCode,
      response: { 200: newRecoveryCodes },
    },
    handler: async (request) => {
      const { administratorId } = request.session!
      const succeed = await context.attempts.confirmPassword(callerOf(request), administratorId)
      const change = { action: 'secondFactorSet', email: 'totpSet' } as const
      const recoveryCodes = await changeSecondFactor(context, request, change, async (trx) => {
        if (!(await confirmTotp(trx, administratorId, request.body.code.replace(/\s/g, ''))))
          throw refused.invalid({ code: [secondFactor.wrongCode] })
        return renewRecoveryCodes(trx.db, administratorId)
      })
      await succeed()
      return { recoveryCodes }
    },
  })

  app.route({
    ...at(secondFactorEndpoints.removeTotp),
    schema: {
      tags,
      summary: 'Remove the authenticator app; ends all other sessions',
      body: passwordConfirmed,
      response: { 200: messageAnswer, 404: problem },
    },
    handler: async (request) => {
      await confirmPassword(context, request, request.body.currentPassword)
      const change = { action: 'secondFactorRemoved', email: 'totpRemoved' } as const
      await changeSecondFactor(context, request, change, async (trx, administratorId) => {
        if (!(await removeTotp(trx.db, administratorId))) throw refused.notFound()
        await deleteUnusedRecoveryCodes(trx.db, administratorId)
      })
      return { message: secondFactor.totpRemoved }
    },
  })

  app.route({
    ...at(secondFactorEndpoints.renewRecoveryCodes),
    schema: {
      tags,
      summary: 'Replace the recovery codes by ten new ones',
      body: passwordConfirmed,
      response: { 200: newRecoveryCodes, 409: problem },
    },
    handler: async (request) => {
      await confirmPassword(context, request, request.body.currentPassword)
      const change = { action: 'recoveryCodesRenewed', email: 'codesRenewed' } as const
      const recoveryCodes = await changeSecondFactor(context, request, change, async (trx, administratorId) => {
        if (!(await factorsOf(trx.db, administratorId)).length) throw new Refused(409, secondFactor.nothingToRecover)
        return renewRecoveryCodes(trx.db, administratorId)
      })
      return { recoveryCodes }
    },
  })

  app.route({
    ...at(secondFactorEndpoints.passkeyOptions, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Read the options for creating a passkey',
      body: factorStart,
      response: { 200: passkeyOptions },
    },
    handler: async (request) => {
      await confirmSetUp(context, request, request.body.currentPassword)
      const { administratorId: id, email } = request.session!
      return { ...(await creationOptions(context, { id, email }, relyingPartyOf(context, request))) }
    },
  })

  app.route({
    ...at(secondFactorEndpoints.addPasskey, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Add a passkey; ends all other sessions',
      body: passkeyAddition,
      response: { 201: passkeyAdded },
    },
    handler: async (request, reply) => {
      const { name, response } = request.body
      const { administratorId } = request.session!
      const verified = await verifyRegistration(context, response, administratorId, relyingPartyOf(context, request))
      if (!verified) throw refused.invalid({ response: [secondFactor.wrongPasskey] })
      const change = { action: 'secondFactorSet', email: 'passkeySet', name } as const
      const added = await changeSecondFactor(context, request, change, async (trx) => {
        const row = await trx.db
          .insertInto('passkeys')
          .values({ ...verified, name, createdAt: timestamp(context) })
          .onConflict((conflict) => conflict.doNothing())
          .returning(PASSKEY_COLUMNS)
          .executeTakeFirst()
        if (!row) throw refused.invalid({ response: [secondFactor.knownPasskey] })
        const hasCodes = (await countRecoveryCodes(trx.db, administratorId)) > 0
        return { ...row, recoveryCodes: hasCodes ? null : await renewRecoveryCodes(trx.db, administratorId) }
      })
      return sendCreated(reply, secondFactorEndpoints.removePasskey, added)
    },
  })

  app.route({
    ...at(secondFactorEndpoints.renamePasskey),
    schema: { tags, summary: 'Rename a passkey', body: passkeyName, response: { 200: passkey } },
    handler: async (request) => {
      const renamed = await db
        .updateTable('passkeys')
        .set({ name: request.body.name })
        .where('id', '=', idIn(request))
        .where('administratorId', '=', request.session!.administratorId)
        .returning(PASSKEY_COLUMNS)
        .executeTakeFirst()
      return orNotFound(renamed)
    },
  })

  app.route({
    ...at(secondFactorEndpoints.removePasskey),
    schema: {
      tags,
      summary: 'Remove a passkey; ends all other sessions',
      body: passwordConfirmed,
      response: { 200: messageAnswer },
    },
    handler: async (request) => {
      const id = idIn(request)
      const { administratorId } = request.session!
      await confirmPassword(context, request, request.body.currentPassword)
      const found = orNotFound((await listPasskeys(context, administratorId)).find((one) => one.id === id))
      const change = { action: 'secondFactorRemoved', email: 'passkeyRemoved', name: found.name } as const
      await changeSecondFactor(context, request, change, async (trx) => {
        const { numDeletedRows } = await trx.db.deleteFrom('passkeys').where('id', '=', id).executeTakeFirstOrThrow()
        if (!numDeletedRows) throw refused.notFound()
        await deleteUnusedRecoveryCodes(trx.db, administratorId)
      })
      return { message: secondFactor.passkeyRemoved }
    },
  })
}

/** Confirms the password before a factor is added, if one is already set up or a password is given. */
async function confirmSetUp(context: AuthContext, request: FastifyRequest, currentPassword?: string): Promise<void> {
  const hasFactor = (await factorsOf(context.db, request.session!.administratorId)).length > 0
  if (hasFactor || currentPassword !== undefined) await confirmPassword(context, request, currentPassword)
}

interface Change {
  action: Extract<Action, 'secondFactorSet' | 'secondFactorRemoved' | 'recoveryCodesRenewed'>
  email: Parameters<typeof emailAboutFactor>[2]
  /** Name of the passkey. */
  name?: string
}

/** Changes the caller's second factor, ends other sessions, writes an audit entry and emails the owner. */
export const changeSecondFactor = <T>(
  context: AccountContext,
  request: Pick<FastifyRequest, 'session' | 'ip'>,
  { action, email, name }: Change,
  change: (trx: AccountContext, administratorId: number) => Promise<T>,
): Promise<T> =>
  inTransaction(context, async (trx) => {
    const { db } = trx
    const session = request.session!
    const { administratorId } = session
    // Locks the account, and refuses a sign-in that was verified before the change.
    const administrator = await db
      .updateTable('administrators')
      .set({ updatedAt: timestamp(context) })
      .where('id', '=', administratorId)
      .returning('email')
      .executeTakeFirst()
    // An earlier change may have ended this session or removed the account.
    const open = await db.selectFrom('sessions').select('id').where('id', '=', session.id).executeTakeFirst()
    if (!administrator || !open) throw refused.unauthorized(problems.expired)
    const result = await change(trx, administratorId)
    if (action !== 'recoveryCodesRenewed') await endOtherSessions(db, session)
    await recordAudit(trx, { actor: actorOf(request), action, resource: 'administrators', recordId: administratorId })
    await emailAboutFactor(trx, administrator.email, email, name === undefined ? {} : { name })
    return result
  })
