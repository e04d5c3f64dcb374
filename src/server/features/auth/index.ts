import type { FastifyPluginAsync } from 'fastify'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { IdempotencyKeys } from '../../platform/idempotency/idempotencyKeys.ts'
import type { RequestLimits } from '../../platform/rateLimit/requestLimits.ts'
import { createSignInFailureLog } from '../auditLog/recordWrites.ts'
import { type AdministratorNotices, createAccountEmails } from './accountEmails.ts'
import { createDevices } from './devices.ts'
import { emailRoutes } from './emailRoutes.ts'
import type { LoginAttempts } from './loginAttempts.ts'
import { lostPasswordRoutes, passwordRoutes } from './passwordRoutes.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import { createCheckFactor } from './secondFactor/checkFactor.ts'
import { createPasskeys } from './secondFactor/passkeys.ts'
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes.ts'
import { reauthenticateRoute, sessionRoutes } from './sessionRoutes.ts'
import type { Sessions } from './sessions.ts'
import { createCompleteSignIn, signInRoutes } from './signInRoutes.ts'

interface RouteOptions {
  services: Pick<ContentServices, 'db' | 'changes' | 'now'>
  idempotency: IdempotencyKeys
  settings: Settings
  sessions: Sessions
  attempts: LoginAttempts
  limits: Pick<RequestLimits, 'passkeyOptions'>
  notify: AdministratorNotices
}

/** Everything about who may sign in, how, and where they are. */
export const accountsRoutes: FastifyPluginAsync<RouteOptions> = async (
  app,
  { services, idempotency, settings, sessions, attempts, limits, notify },
) => {
  const { db, changes, now } = services
  const context = { db, changes }
  const devices = createDevices(db, settings.PUBLIC_URL.startsWith('https:'))
  const emails = createAccountEmails(settings, now)
  const passkeys = createPasskeys({ db, siteName: settings.SITE_NAME, now })
  const checkFactor = createCheckFactor({ context, passkeys, emails, attempts, now })
  const completeSignIn = createCompleteSignIn({ db, sessions, devices, now })
  // One for both ways in: what strangers may have written down is bounded together.
  const recordFailure = createSignInFailureLog(db)
  await app.register(signInRoutes, {
    db,
    settings,
    sessions,
    attempts,
    devices,
    checkFactor,
    completeSignIn,
    recordFailure,
    now,
  })
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
  await app.register(passwordRoutes, { context, attempts, emails })
  await app.register(secondFactorRoutes, {
    context,
    settings,
    attempts,
    limits,
    devices,
    emails,
    passkeys,
    completeSignIn,
    recordFailure,
    now,
  })
  await app.register(sessionRoutes, { context, sessions, now })
  await app.register(lostPasswordRoutes, { context, attempts, devices, emails, now })
  await app.register(emailRoutes, { context, settings, attempts, emails, now })
  await app.register(peopleRoutes, { context, idempotency, settings, emails, notify, now })
}
