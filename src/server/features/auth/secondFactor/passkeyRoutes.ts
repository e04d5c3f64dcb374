import { loginAnswer, messageAnswer } from '../../../../contract/api/accounts.ts'
import {
  factorStart,
  passkey,
  passkeyAdded,
  passkeyAddition,
  passkeyName,
  passkeyOptions,
  passkeySignIn,
  passwordConfirmed,
  secondFactorCalls,
} from '../../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../../contract/problem.ts'
import { idIn, paramsOf } from '../../../content/resources/params.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { Db } from '../../../platform/db/tables.ts'
import type { ZodRoutes } from '../../../platform/http/access.ts'
import { actorOf, at, recordPath } from '../../../platform/http/access.ts'
import { refused } from '../../../platform/http/problems.ts'
import type { RequestLimit } from '../../../platform/rateLimit/requestLimits.ts'
import type { RecordSignInFailure } from '../../auditLog/recordWrites.ts'
import type { Devices } from '../devices.ts'
import { callerOf, type LoginAttempts } from '../loginAttempts.ts'
import type { CompleteSignIn } from '../signInRoutes.ts'
import type { FactorRouteOptions } from './changeFactors.ts'
import { countRecoveryCodes, deleteUnusedRecoveryCodes, renewRecoveryCodes } from './factors.ts'
import { type Passkeys, relyingPartyOf } from './passkeys.ts'

const SHOWN = ['id', 'name', 'createdAt', 'lastUsedAt'] as const

/** One's own passkeys: adding, naming and removing them. */
export const passkeyRoutes: ZodRoutes<FactorRouteOptions> = async (
  app,
  { db, settings, passkeys, change, confirm, now },
) => {
  const tags = ['second factor']

  app.route({
    ...at(secondFactorCalls.passkeyOptions, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'What a browser makes a passkey by',
      body: factorStart,
      response: { 200: passkeyOptions },
    },
    handler: async (request) => {
      await confirm.beforeSetUp(request, request.body.currentPassword)
      const { administratorId: id, email } = request.session!
      return { ...(await passkeys.creationOptions({ id, email }, relyingPartyOf(settings.PUBLIC_URL, request))) }
    },
  })

  app.route({
    ...at(secondFactorCalls.addPasskey, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Add a passkey: ends every other session',
      body: passkeyAddition,
      response: { 201: passkeyAdded },
    },
    handler: async (request, reply) => {
      const { name, response } = request.body
      const party = relyingPartyOf(settings.PUBLIC_URL, request)
      const read = await passkeys.read(response, { administratorId: request.session!.administratorId, party })
      if (!read) throw refused.invalid({ response: [secondFactor.wrongPasskey] })
      const added = await change(request, {
        action: 'secondFactorSet',
        notice: { kind: 'passkeySet', name },
        does: async (trx, administratorId) => {
          const made = await trx
            .insertInto('passkeys')
            .values({ ...read, name, createdAt: new Date(now()).toISOString() })
            .onConflict((conflict) => conflict.doNothing())
            .returning(SHOWN)
            .executeTakeFirst()
          if (!made) throw refused.invalid({ response: [secondFactor.knownPasskey] })
          const hasCodes = (await countRecoveryCodes(trx, administratorId)) > 0
          return { ...made, recoveryCodes: hasCodes ? null : await renewRecoveryCodes(trx, administratorId) }
        },
      })
      return reply.code(201).header('location', recordPath(secondFactorCalls.removePasskey, added)).send(added)
    },
  })

  app.route({
    ...at(secondFactorCalls.renamePasskey),
    schema: {
      tags,
      summary: 'Call a passkey something else',
      params: paramsOf(secondFactorCalls.renamePasskey),
      body: passkeyName,
      response: { 200: passkey, 404: problem },
    },
    handler: async (request) => {
      const renamed = await db
        .updateTable('passkeys')
        .set({ name: request.body.name })
        .where('id', '=', idIn(request))
        .where('administratorId', '=', request.session!.administratorId)
        .returning(SHOWN)
        .executeTakeFirst()
      if (!renamed) throw refused.notFound()
      return renamed
    },
  })

  app.route({
    ...at(secondFactorCalls.removePasskey),
    schema: {
      tags,
      summary: 'Remove a passkey: ends every other session',
      params: paramsOf(secondFactorCalls.removePasskey),
      body: passwordConfirmed,
      response: { 200: messageAnswer, 404: problem },
    },
    handler: async (request) => {
      const id = idIn(request)
      await confirm.password(request, request.body.currentPassword)
      const own = (await passkeys.list(request.session!.administratorId)).find((one) => one.id === id)
      if (!own) throw refused.notFound()
      await change(request, {
        action: 'secondFactorRemoved',
        notice: { kind: 'passkeyRemoved', name: own.name },
        does: async (trx, administratorId) => {
          const { numDeletedRows } = await trx.deleteFrom('passkeys').where('id', '=', id).executeTakeFirstOrThrow()
          if (!numDeletedRows) throw refused.notFound()
          await deleteUnusedRecoveryCodes(trx, administratorId)
        },
      })
      return { message: secondFactor.passkeyRemoved }
    },
  })
}

interface RouteOptions {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL'>
  attempts: Pick<LoginAttempts, 'takeLink'>
  limit: RequestLimit
  devices: Devices
  passkeys: Passkeys
  completeSignIn: CompleteSignIn
  recordFailure: RecordSignInFailure
}

/** Sign-in by a passkey alone: it is two factors, the device that has it and what opens that. */
export const passkeySignInRoutes: ZodRoutes<RouteOptions> = async (app, options) => {
  const { db, settings, attempts, limit, devices, passkeys, completeSignIn, recordFailure } = options
  const tags = ['accounts']

  app.route({
    ...at(secondFactorCalls.signInOptions),
    onRequest: limit,
    schema: { tags, summary: 'What a browser signs in by with a passkey', response: { 200: passkeyOptions } },
    handler: async (request) => ({
      ...(await passkeys.requestOptions({ party: relyingPartyOf(settings.PUBLIC_URL, request) })),
    }),
  })

  app.route({
    ...at(secondFactorCalls.signInByPasskey),
    schema: {
      tags,
      summary: 'Sign in by a passkey alone',
      body: passkeySignIn,
      response: { 200: loginAnswer, 401: problem },
    },
    handler: async (request, reply) => {
      const { response, staySignedIn: stays } = request.body
      const succeed = await attempts.takeLink(callerOf(request), 'passkey')
      const id = await passkeys.check(response, { party: relyingPartyOf(settings.PUBLIC_URL, request) })
      const administrator =
        id &&
        (await db
          .selectFrom('administrators')
          .select(['id', 'email', 'updatedAt'])
          .where('id', '=', id)
          .executeTakeFirst())
      if (!administrator) {
        recordFailure(reply, { by: null, address: actorOf(request).address })
        throw refused.unauthorized(secondFactor.wrongPasskey)
      }
      await succeed()
      const device = await devices.find(request, administrator.email)
      return { token: await completeSignIn(request, reply, { administrator, device, stays }) }
    },
  })
}
