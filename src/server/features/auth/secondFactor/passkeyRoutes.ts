import { messageAnswer } from '../../../../contract/api/auth.ts'
import {
  factorStart,
  passkey,
  passkeyAdded,
  passkeyAddition,
  passkeyName,
  passkeyOptions,
  passwordConfirmed,
  secondFactorCalls,
} from '../../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../../contract/i18n/shared/secondFactor.ts'
import { problem } from '../../../../contract/problem.ts'
import { idIn, paramsOf } from '../../../content/resources/keys.ts'
import { at, recordPath } from '../../../platform/http/access.ts'
import { refused } from '../../../platform/http/problems.ts'
import type { ZodRoutes } from '../../../platform/http/validation.ts'
import { forgetIdleCodes } from './factors.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.ts'
import { relyingPartyOf } from './relyingParty.ts'
import type { FactorServed } from './served.ts'

const SHOWN = ['id', 'name', 'createdAt', 'lastUsedAt'] as const

/** One's own passkeys: adding, naming and removing them. */
export const passkeyRoutes: ZodRoutes<FactorServed> = async (app, { db, settings, passkeys, change, confirm, now }) => {
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
        letter: { kind: 'passkeySet', name },
        does: async (within, administratorId) => {
          const made = await within
            .insertInto('passkeys')
            .values({ ...read, name, createdAt: new Date(now()).toISOString() })
            .onConflict((conflict) => conflict.doNothing())
            .returning(SHOWN)
            .executeTakeFirst()
          if (!made) throw refused.invalid({ response: [secondFactor.knownPasskey] })
          const hasCodes = (await countRecoveryCodes(within, administratorId)) > 0
          return { ...made, recoveryCodes: hasCodes ? null : await renewRecoveryCodes(within, administratorId) }
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
        letter: { kind: 'passkeyRemoved', name: own.name },
        does: async (within, administratorId) => {
          const { numDeletedRows } = await within.deleteFrom('passkeys').where('id', '=', id).executeTakeFirstOrThrow()
          if (!numDeletedRows) throw refused.notFound()
          await forgetIdleCodes(within, administratorId)
        },
      })
      return { message: secondFactor.passkeyRemoved }
    },
  })
}
