import type { FastifyPluginAsync } from 'fastify'
import { messageAnswer } from '../../../../contract/api/accounts.ts'
import {
  factorStart,
  newRecoveryCodes,
  passwordConfirmed,
  secondFactorCalls,
  secondFactorState,
  totpCode,
  totpStarted,
} from '../../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../../contract/problem.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { TransactionContext } from '../../../platform/db/transaction.ts'
import type { ZodRoutes } from '../../../platform/http/access.ts'
import { at } from '../../../platform/http/access.ts'
import { Refused, refused } from '../../../platform/http/problems.ts'
import type { RequestLimits } from '../../../platform/rateLimit/requestLimits.ts'
import type { RecordSignInFailure } from '../../auditLog/recordWrites.ts'
import type { AccountEmails } from '../accountEmails.ts'
import type { Devices } from '../devices.ts'
import { callerOf, confirmPassword, type LoginAttempts } from '../loginAttempts.ts'
import type { CompleteSignIn } from '../signInRoutes.ts'
import { createChangeFactors, type FactorRouteOptions } from './changeFactors.ts'
import { countRecoveryCodes, deleteUnusedRecoveryCodes, factorsOf, renewRecoveryCodes } from './factors.ts'
import { passkeyRoutes, passkeySignInRoutes } from './passkeyRoutes.ts'
import type { Passkeys } from './passkeys.ts'
import { confirmTotp, otpauthUrlOf, removeTotp, startTotp } from './totp.ts'

interface RouteOptions {
  context: TransactionContext
  settings: Settings
  attempts: LoginAttempts
  limits: Pick<RequestLimits, 'passkeyOptions'>
  devices: Devices
  emails: AccountEmails
  passkeys: Passkeys
  completeSignIn: CompleteSignIn
  recordFailure: RecordSignInFailure
  /** Milliseconds since 1970. */
  now: () => number
}

/** Everything about what is asked for beside the password, but for the sign-in that asks for it. */
export const secondFactorRoutes: FastifyPluginAsync<RouteOptions> = async (app, options) => {
  const { context, settings, attempts, limits, devices, emails, passkeys, completeSignIn, recordFailure, now } = options
  const { db } = context
  const password: FactorRouteOptions['confirm']['password'] = (request, currentPassword) =>
    confirmPassword(request, currentPassword, { db, attempts })
  const confirm: FactorRouteOptions['confirm'] = {
    password,
    async beforeSetUp(request, currentPassword) {
      const isOn = (await factorsOf(db, request.session!.administratorId)).length > 0
      if (isOn || currentPassword !== undefined) await password(request, currentPassword)
    },
  }
  const change = createChangeFactors(context, emails, now)
  const routes: FactorRouteOptions = { db, settings, attempts, passkeys, change, confirm, now }
  await app.register(factorRoutes, routes)
  await app.register(passkeyRoutes, routes)
  await app.register(passkeySignInRoutes, {
    db,
    settings,
    attempts,
    limit: limits.passkeyOptions,
    devices,
    passkeys,
    completeSignIn,
    recordFailure,
  })
}

/** What one's own sign-in asks for beside the password: how it stands, the app's six digits, and codes for when they are lost. */
const factorRoutes: ZodRoutes<FactorRouteOptions> = async (app, options) => {
  const { db, settings, attempts, passkeys, change, confirm, now } = options
  const tags = ['second factor']

  app.route({
    ...at(secondFactorCalls.state, { setsUpFactor: true }),
    schema: { tags, summary: 'What is asked for beside the password', response: { 200: secondFactorState } },
    handler: async ({ session }) => {
      const { administratorId } = session!
      return {
        totp: (await factorsOf(db, administratorId)).includes('totp'),
        recoveryCodesLeft: await countRecoveryCodes(db, administratorId),
        passkeys: await passkeys.list(administratorId),
        isRequired: settings.REQUIRE_SECOND_FACTOR,
      }
    },
  })

  app.route({
    ...at(secondFactorCalls.startTotp, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Make a secret for an app; it is in force once a code is confirmed',
      body: factorStart,
      response: { 200: totpStarted },
    },
    handler: async (request) => {
      await confirm.beforeSetUp(request, request.body.currentPassword)
      const { administratorId, email } = request.session!
      const secret = await startTotp(db, administratorId, now())
      return { secret, otpauthUrl: otpauthUrlOf(secret, { site: settings.SITE_NAME, email }) }
    },
  })

  app.route({
    ...at(secondFactorCalls.confirmTotp, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Put the secret in force by one of its codes: ends every other session',
      body: totpCode,
      response: { 200: newRecoveryCodes },
    },
    handler: async (request) => {
      const code = request.body.code.replace(/\s/g, '')
      const succeed = await attempts.changePassword(callerOf(request), request.session!.administratorId)
      const recoveryCodes = await change(request, {
        action: 'secondFactorSet',
        notice: { kind: 'totpSet' },
        does: async (trx, administratorId) => {
          if (!(await confirmTotp(trx, administratorId, code, now())))
            throw refused.invalid({ code: [secondFactor.wrongCode] })
          return renewRecoveryCodes(trx, administratorId)
        },
      })
      await succeed()
      return { recoveryCodes }
    },
  })

  app.route({
    ...at(secondFactorCalls.removeTotp),
    schema: {
      tags,
      summary: 'Take the app away: ends every other session',
      body: passwordConfirmed,
      response: { 200: messageAnswer, 404: problem },
    },
    handler: async (request) => {
      await confirm.password(request, request.body.currentPassword)
      await change(request, {
        action: 'secondFactorRemoved',
        notice: { kind: 'totpRemoved' },
        does: async (trx, administratorId) => {
          if (!(await removeTotp(trx, administratorId))) throw refused.notFound()
          await deleteUnusedRecoveryCodes(trx, administratorId)
        },
      })
      return { message: secondFactor.totpRemoved }
    },
  })

  app.route({
    ...at(secondFactorCalls.renewRecoveryCodes),
    schema: {
      tags,
      summary: 'Ten new recovery codes in the place of the old ones',
      body: passwordConfirmed,
      response: { 200: newRecoveryCodes, 409: problem },
    },
    handler: async (request) => {
      await confirm.password(request, request.body.currentPassword)
      const recoveryCodes = await change(request, {
        action: 'recoveryCodesRenewed',
        notice: { kind: 'codesRenewed' },
        does: async (trx, administratorId) => {
          if ((await factorsOf(trx, administratorId)).length === 0)
            throw new Refused(409, secondFactor.nothingToRecover)
          return renewRecoveryCodes(trx, administratorId)
        },
      })
      return { recoveryCodes }
    },
  })
}
