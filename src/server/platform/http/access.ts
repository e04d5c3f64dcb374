import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { type KeyAccess, keyActorOf } from '../../../contract/api/endpoints.ts'
import { covers, keyAccessOf } from '../../../contract/api/keyAccess.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import {
  type Access,
  endpointOf,
  fillEndpoint,
  isOpen,
  needsRecentSignIn,
  parseEndpoint,
} from '../../../contract/schema/endpoint.ts'
import type { Actor } from '../events/actor.ts'
import { networkOf } from './clientAddress.ts'
import { refused } from './problems.ts'

/** An administrator's session, opened by a bearer token. */
export interface Session {
  id: number
  tokenHash: string
  administratorId: number
  /** The administrator's email address. */
  email: string
  /** The last sign-in or reauthentication was within the last ten minutes (CONTRACT section 5). */
  isRecent: boolean
  /** A second factor is required and this administrator has none: only the routes that set one up may be called. */
  lacksFactor?: boolean
}

/** Looks up sessions; `features/auth` implements it. */
export interface Sessions {
  find(token: string): Promise<Session | null>
  /** Whether the session's administrator has a second factor. */
  hasFactor(session: Session): Promise<boolean>
}

/** An API key that is valid. */
export interface ApiKey {
  id: number
  name: string
  access: KeyAccess
}

/** Looks up API keys; `features/auth` implements it. */
export interface ApiKeys {
  find(token: string): Promise<ApiKey | null>
}

/** Tokens with this prefix are API keys; secret scanners find leaked keys by it. */
export const API_KEY_PREFIX = 'flz_'

const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route; without it the route is closed. */
    access?: Access
    /** An open route that shows more to administrators and API keys. */
    showsMore?: boolean
    /** Callable by an administrator who still has to set up a required second factor. */
    setsUpFactor?: boolean
  }
  interface FastifyRequest {
    /** The session of the request's token, on routes that need one. */
    session: Session | null
    /** The API key that the token is instead. */
    key: ApiKey | null
  }
}

/** Prefix of the API; endpoints are relative to it. */
export const API_ROOT = '/api'

/** The path of a record, by an endpoint with its id. */
export const recordPath = (access: Access, { id }: { id: number }): string =>
  API_ROOT + fillEndpoint(endpointOf(access), { id }).path

/** A route's method, URL and access, from its declared endpoint. */
export const at = (access: Access, more: Pick<FastifyContextConfig, 'showsMore' | 'setsUpFactor' | 'body'> = {}) => {
  const { method, path } = parseEndpoint(endpointOf(access))
  return { method, url: path, config: { access, ...more } }
}

const PRIVATE = 'private, no-store'

/** Authorization: closes every route in this scope that is not declared open, before the request body is read. */
export function guardAccess(app: FastifyInstance, sessions: Sessions, keys: ApiKeys) {
  app.decorateRequest('session', null)
  app.decorateRequest('key', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return
    const { access, showsMore, setsUpFactor } = request.routeOptions.config
    if (access && isOpen(access)) {
      if (showsMore) request.session = await sessionOf(request, sessions)
      if (showsMore) request.key = await keyOf(request, keys)
      const isReadOnly = request.method === 'GET' || request.method === 'HEAD'
      const caller = request.session ?? request.key
      reply.header('cache-control', caller ? PRIVATE : isReadOnly ? 'no-cache' : 'no-store')
      return
    }
    reply.header('cache-control', PRIVATE)
    const token = tokenOf(request)
    if (!token) throw refused.unauthorized()
    if (isApiKey(token)) {
      request.key = await keyOf(request, keys)
      if (!request.key) throw refused.unauthorized(problems.keyUnknown)
      if (!access || !covers(request.key.access, keyAccessOf(access))) throw refused.forbidden(problems.keyMayNot)
      return
    }
    const found = await sessions.find(token)
    if (!found) throw refused.unauthorized(problems.expired)
    if (found.lacksFactor && !setsUpFactor) throw refused.withoutFactor()
    if (access && needsRecentSignIn(access) && !found.isRecent)
      if (!access.onlyFirstFactor || !(await sessions.hasFactor(found))) throw refused.reauthenticate()
    request.session = found
  })
}

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]

/** The session of a request's token; null without a valid one, or while it lacks a required second factor. */
export async function sessionOf(request: FastifyRequest, sessions: Pick<Sessions, 'find'>): Promise<Session | null> {
  const token = tokenOf(request)
  const found = token ? await sessions.find(token) : null
  return found?.lacksFactor ? null : found
}

/** The API key of a request's token; null without a valid one. */
async function keyOf(request: FastifyRequest, keys: ApiKeys): Promise<ApiKey | null> {
  const token = tokenOf(request)
  return token && isApiKey(token) ? keys.find(token) : null
}

export type Caller = Pick<FastifyRequest, 'session' | 'ip'> & Partial<Pick<FastifyRequest, 'key'>>

/** The actor of a request, for the audit log: an administrator, an API key, or else a visitor. */
export const actorOf = ({ session, key, ip }: Caller): Actor => ({
  by: session?.email ?? (key ? keyActorOf(key.name) : null),
  address: networkOf(ip) || null,
})
