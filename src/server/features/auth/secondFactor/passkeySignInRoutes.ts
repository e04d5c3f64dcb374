import { loginAnswer } from '../../../../contract/api/auth.ts'
import { passkeyOptions, passkeySignIn, secondFactorCalls } from '../../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../../contract/i18n/shared/secondFactor.ts'
import { problem } from '../../../../contract/problem.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { actorOf, at } from '../../../platform/http/access.ts'
import { refused } from '../../../platform/http/problems.ts'
import type { ZodRoutes } from '../../../platform/http/validation.ts'
import type { RequestLimit } from '../../../platform/rateLimit/requestLimits.ts'
import type { RecordFailure } from '../../auditLog/recordFailures.ts'
import type { Attempts } from '../attempts.ts'
import { callerOf } from '../confirmPassword.ts'
import type { Devices } from '../devices.ts'
import type { Door } from '../door.ts'
import type { Passkeys } from './passkeys.ts'
import { relyingPartyOf } from './relyingParty.ts'

interface Served {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL'>
  attempts: Pick<Attempts, 'takeLink'>
  limit: RequestLimit
  devices: Devices
  passkeys: Passkeys
  door: Door
  recordFailure: RecordFailure
}

/** Sign-in by a passkey alone: it is two factors, the device that has it and what opens that. */
export const passkeySignInRoutes: ZodRoutes<Served> = async (app, served) => {
  const { db, settings, attempts, limit, devices, passkeys, door, recordFailure } = served
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
      return { token: await door(request, reply, { administrator, device, stays }) }
    },
  })
}
