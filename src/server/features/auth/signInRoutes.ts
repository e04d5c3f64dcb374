import {
  authEndpoints,
  credentials,
  loginAnswer,
  messageAnswer,
  reauthentication,
} from '../../../contract/api/accounts.ts'
import {
  passkeyOptions,
  passkeySignIn,
  secondFactorEndpoints,
  secondFactorProblem,
} from '../../../contract/api/secondFactor.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import type { RequestLimits } from '../../platform/rateLimit/rateLimits.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import type { AuthContext } from './loginAttempts.ts'
import { relyingPartyOf, requestOptions } from './passkeys.ts'
import { endSession } from './sessions.ts'
import { reauthenticate, signIn, signInByPasskey } from './signIn.ts'

interface RouteOptions {
  context: AuthContext
  limits: Pick<RequestLimits, 'passkeyOptions'>
}

/** Endpoints of sign-in, sign-out and reauthentication. */
export const signInRoutes: ZodRoutes<RouteOptions> = async (app, { context, limits }) => {
  const tags = ['accounts']

  app.route({
    ...at(authEndpoints.login),
    schema: { tags, summary: 'Sign in', body: credentials, response: { 200: loginAnswer, 401: secondFactorProblem } },
    handler: async (request, reply) => ({ token: await signIn(context, request, reply, request.body) }),
  })

  app.route({
    ...at(secondFactorEndpoints.signInOptions),
    onRequest: limits.passkeyOptions,
    schema: { tags, summary: 'Read the options for signing in by passkey', response: { 200: passkeyOptions } },
    handler: async (request) => ({ ...(await requestOptions(context, relyingPartyOf(context, request))) }),
  })

  app.route({
    ...at(secondFactorEndpoints.signInByPasskey),
    schema: {
      tags,
      summary: 'Sign in by passkey alone',
      body: passkeySignIn,
      response: { 200: loginAnswer, 401: problem },
    },
    handler: async (request, reply) => ({ token: await signInByPasskey(context, request, reply, request.body) }),
  })

  app.route({
    ...at(authEndpoints.logout, { setsUpFactor: true }),
    schema: { tags, summary: 'Sign out; ends this session', response: { 200: messageAnswer } },
    handler: async (request) => {
      await endSession(context.db, request.session!)
      await recordAudit(context, { actor: actorOf(request), action: 'signOut' })
      return { message: account.signedOut }
    },
  })

  app.route({
    ...at(authEndpoints.reauthenticate, { setsUpFactor: true }),
    schema: {
      tags,
      summary: 'Re-authenticate, for calls that need a recent sign-in',
      description: [
        'One of these: the current password or, with a second factor, a `code` (six digits or a recovery code) or a `passkey`.',
        'Without any, an account with a second factor gets a 401 that lists the available factors, as at sign-in.',
        'A passkey may use those `passkeyOptions` or the ones of `POST /accounts/login/passkey-options`.',
      ].join(' '),
      body: reauthentication,
      response: { 200: messageAnswer, 401: secondFactorProblem },
    },
    handler: async (request, reply) => {
      await reauthenticate(context, request, reply, request.body)
      return { message: account.reauthenticated }
    },
  })
}
