import type { FastifyPluginAsync } from 'fastify'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { IdempotencyKeys } from '../../platform/idempotency/idempotencyKeys.ts'
import type { RequestLimits } from '../../platform/rateLimit/requestLimits.ts'
import { createFailureRecords } from '../auditLog/recordFailures.ts'
import { createAccountLetters } from './accountLetters.ts'
import type { AdministratorNotices } from './administratorNotices.ts'
import type { Attempts } from './attempts.ts'
import { createDevices } from './devices.ts'
import { createDoor } from './door.ts'
import { emailRoutes } from './emailRoutes.ts'
import { lostPasswordRoutes } from './lostPasswordRoutes.ts'
import { passwordRoutes } from './passwordRoutes.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import { reauthenticateRoute } from './reauthenticateRoute.ts'
import { createCheckFactor } from './secondFactor/checkFactor.ts'
import { createPasskeys } from './secondFactor/passkeys.ts'
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import type { Sessions } from './sessions.ts'
import { signInRoutes } from './signInRoutes.ts'

interface Served {
  services: Pick<ContentServices, 'db' | 'changes' | 'now'>
  idempotency: IdempotencyKeys
  settings: Settings
  sessions: Sessions
  attempts: Attempts
  limits: Pick<RequestLimits, 'passkeyOptions'>
  notify: AdministratorNotices
}

/** Everything about who may sign in, how, and where they are. */
export const accountsRoutes: FastifyPluginAsync<Served> = async (
  app,
  { services, idempotency, settings, sessions, attempts, limits, notify },
) => {
  const { db, changes, now } = services
  const ground = { db, changes }
  const devices = createDevices(db, settings.PUBLIC_URL.startsWith('https:'))
  const letters = createAccountLetters(settings, now)
  const passkeys = createPasskeys({ db, siteName: settings.SITE_NAME, now })
  const checkFactor = createCheckFactor({ ground, passkeys, letters, attempts, now })
  const door = createDoor({ db, sessions, devices, now })
  // One for both ways in: what strangers may have written down is bounded together.
  const recordFailure = createFailureRecords(db)
  await app.register(signInRoutes, { db, settings, sessions, attempts, devices, checkFactor, door, recordFailure, now })
  await app.register(reauthenticateRoute, {
    db,
    settings,
    sessions,
    attempts,
    checkFactor,
    passkeys,
    recordFailure,
    now,
  })
  await app.register(passwordRoutes, { ground, attempts, letters })
  await app.register(secondFactorRoutes, {
    ground,
    settings,
    attempts,
    limits,
    devices,
    letters,
    passkeys,
    door,
    recordFailure,
    now,
  })
  await app.register(sessionRoutes, { ground, sessions, now })
  await app.register(lostPasswordRoutes, { ground, attempts, devices, letters, now })
  await app.register(emailRoutes, { ground, settings, attempts, letters, now })
  await app.register(peopleRoutes, { ground, idempotency, settings, letters, notify, now })
}
