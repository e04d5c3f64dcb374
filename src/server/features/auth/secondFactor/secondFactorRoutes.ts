import type { FastifyPluginAsync } from 'fastify'
import type { Settings } from '../../../platform/config/settings.ts'
import type { TransactionContext } from '../../../platform/db/transaction.ts'
import type { RequestLimits } from '../../../platform/rateLimit/requestLimits.ts'
import type { RecordFailure } from '../../auditLog/recordFailures.ts'
import type { AccountLetters } from '../accountLetters.ts'
import type { Attempts } from '../attempts.ts'
import { confirmPassword } from '../confirmPassword.ts'
import type { Devices } from '../devices.ts'
import type { Door } from '../door.ts'
import { createChangeFactors } from './changeFactors.ts'
import { factorRoutes } from './factorRoutes.ts'
import { factorsOf } from './factors.ts'
import { passkeyRoutes } from './passkeyRoutes.ts'
import { passkeySignInRoutes } from './passkeySignInRoutes.ts'
import type { Passkeys } from './passkeys.ts'
import type { FactorServed } from './served.ts'

interface Served {
  ground: TransactionContext
  settings: Settings
  attempts: Attempts
  limits: Pick<RequestLimits, 'passkeyOptions'>
  devices: Devices
  letters: AccountLetters
  passkeys: Passkeys
  door: Door
  recordFailure: RecordFailure
  /** Milliseconds since 1970. */
  now: () => number
}

/** Everything about what is asked for beside the password, but for the sign-in that asks for it. */
export const secondFactorRoutes: FastifyPluginAsync<Served> = async (app, served) => {
  const { ground, settings, attempts, limits, devices, letters, passkeys, door, recordFailure, now } = served
  const { db } = ground
  const password: FactorServed['confirm']['password'] = (request, currentPassword) =>
    confirmPassword(request, currentPassword, { db, attempts })
  const confirm: FactorServed['confirm'] = {
    password,
    async beforeSetUp(request, currentPassword) {
      const isOn = (await factorsOf(db, request.session!.administratorId)).length > 0
      if (isOn || currentPassword !== undefined) await password(request, currentPassword)
    },
  }
  const change = createChangeFactors(ground, letters, now)
  const routes: FactorServed = { db, settings, attempts, passkeys, change, confirm, now }
  await app.register(factorRoutes, routes)
  await app.register(passkeyRoutes, routes)
  await app.register(passkeySignInRoutes, {
    db,
    settings,
    attempts,
    limit: limits.passkeyOptions,
    devices,
    passkeys,
    door,
    recordFailure,
  })
}
