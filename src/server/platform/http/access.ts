import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { KeyAccess } from '../../../contract/api/accessKeyCalls.ts'
import { covers, keyAccessOf } from '../../../contract/api/keyAccess.ts'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import {
  type Access,
  endpointOf,
  fillEndpoint,
  isOpen,
  needsRecentSignIn,
  parseEndpoint,
} from '../../../contract/schema/endpoint.ts'
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
    /** Who may call this route. One that does not say so is closed. */
    access?: Access
    /** Although it is open, it shows the administrator more than others. */
    showsMore?: boolean
    /** Who must have a second factor and has none may call it: it leads to one, or out. */
    setsUpFactor?: boolean
  }
  interface FastifyRequest {
    /** The session that the request's token opens, on routes that ask for one. */
    session: Session | null
    /** The program's key that the token is instead, where the route lets it in. */
    key: ApiKey | null
  }
}

/** Where the API stands on this server; endpoints are written below it. */
export const API_ROOT = '/api'

/** Where a record is, by an endpoint that names it. */
export const addressOf = (access: Access, { id }: { id: number }): string =>
  API_ROOT + fillEndpoint(endpointOf(access), { id }).path

/** A route's method, address and access, all from its declared endpoint. */
export const at = (access: Access, more: Pick<FastifyContextConfig, 'showsMore' | 'setsUpFactor' | 'body'> = {}) => {
  const { method, path } = parseEndpoint(endpointOf(access))
  return { method, url: path, config: { access, ...more } }
}

const PRIVATE = 'private, no-store'

/** Closes every route in this scope that is not declared open, before anything of the request is read. */
export function guardAccess(app: FastifyInstance, sessions: Sessions, keys: ApiKeys) {
  app.decorateRequest('session', null)
  app.decorateRequest('key', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return
    const { access, showsMore, setsUpFactor } = request.routeOptions.config
    if (access && isOpen(access)) {
      if (showsMore) request.session = await sessionOf(request, sessions)
      if (showsMore) request.key = await keyOf(request, keys)
      const mayBeKept = request.method === 'GET' || request.method === 'HEAD'
      const isKnown = request.session ?? request.key
      reply.header('cache-control', isKnown ? PRIVATE : mayBeKept ? 'no-cache' : 'no-store')
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

/** The session that a request's token opens; null without a token, or with one that opens none, or not this yet. */
export async function sessionOf(request: FastifyRequest, sessions: Pick<Sessions, 'find'>): Promise<Session | null> {
  const token = tokenOf(request)
  const found = token ? await sessions.find(token) : null
  return found?.lacksFactor ? null : found
}

/** The key that a request's token is; null where it is none that counts. */
async function keyOf(request: FastifyRequest, keys: ApiKeys): Promise<ApiKey | null> {
  const token = tokenOf(request)
  return token && isApiKey(token) ? keys.find(token) : null
}
