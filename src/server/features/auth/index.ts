import type { FastifyPluginAsync } from 'fastify'
import type { RequestLimits } from '../../platform/rateLimit/rateLimits.ts'
import { accountRoutes } from './accountRoutes.ts'
import { administratorRoutes } from './administratorRoutes.ts'
import { apiKeyRoutes } from './apiKeys.ts'
import type { AuthContext } from './loginAttempts.ts'
import { secondFactorRoutes } from './secondFactorRoutes.ts'
import { sessionRoutes } from './sessions.ts'
import { signInRoutes } from './signInRoutes.ts'

interface RouteOptions {
  context: AuthContext
  limits: Pick<RequestLimits, 'passkeyOptions'>
}

/** Authentication: sign-in, sessions, accounts, second factors, administrators and API keys. */
export const authRoutes: FastifyPluginAsync<RouteOptions> = async (app, { context, limits }) => {
  await app.register(signInRoutes, { context, limits })
  await app.register(sessionRoutes, { context })
  await app.register(accountRoutes, { context })
  await app.register(secondFactorRoutes, { context })
  await app.register(administratorRoutes, { context })
  await app.register(apiKeyRoutes, { context })
}
