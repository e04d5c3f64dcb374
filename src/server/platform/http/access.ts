import { isIP } from 'node:net'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import ipaddr from 'ipaddr.js'
import type { z } from 'zod'
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
import type { Actor } from '../db/transaction.ts'
import { refused } from './problems.ts'

/**
 * Access: identifies the caller of a request (client address, session, API key) and checks whether its route is open to
 * them. A route is closed unless its declared endpoint says otherwise.
 */

/** An administrator's session, opened by a bearer token. */
export interface Session {
  id: number
  tokenHash: string
  administratorId: number
  /** The administrator's email address. */
  email: string
  /** The last sign-in or reauthentication was within the last ten minutes. */
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
    /** Callers that this route accepts; without it the route is closed. */
    access?: Access
    /** An open route that shows more to administrators and API keys. */
    showsMore?: boolean
    /** Callable by an administrator who still has to set up a required second factor. */
    setsUpFactor?: boolean
  }
  interface FastifyRequest {
    /** The session of the request's token, on routes that require one. */
    session: Session | null
    /** The API key, if the token is one. */
    key: ApiKey | null
  }
}

/** Types a handler's request by its route's zod schemas. */
interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

/** A Fastify plugin of routes with zod schemas. */
export type ZodRoutes<Options extends FastifyPluginOptions> = FastifyPluginAsync<Options, RawServerDefault, ZodTypes>

/** Prefix of the API; endpoints are relative to it. */
export const API_ROOT = '/api'

export const paramNamesOf = (access: Access): string[] =>
  [...parseEndpoint(endpointOf(access)).path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** The path of a record: an endpoint with its one parameter filled in. */
export const recordPath = (access: Access, key: string | number): string =>
  API_ROOT + fillEndpoint(endpointOf(access), { [paramNamesOf(access)[0] ?? '']: key }).path

/** Responds with a created record and its path. */
export const sendCreated = (reply: FastifyReply, access: Access, record: { id: number }) =>
  reply.code(201).header('location', recordPath(access, record.id)).send(record)

/** A route's method, URL and access, from its declared endpoint. */
export const at = (
  access: Access,
  more: Pick<FastifyContextConfig, 'showsMore' | 'setsUpFactor' | 'body' | 'isContent'> = {},
) => {
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

/** A client address in its usual spelling, without port and zone; an IPv4-mapped address as IPv4. */
export function clientAddressOf(address?: string): string {
  const bare = bareAddress(address)
  return parseAddress(bare)?.toString() ?? bare.slice(0, MAX_LENGTH)
}

/**
 * Client network, by which requests are counted: an IPv4 address, or the /64 of an IPv6 address, which usually belongs
 * to one household or server. IPv4-mapped addresses (`::ffff:192.0.2.1`) count as IPv4. Empty for a closed connection.
 */
export function networkOf(address?: string): string {
  const bare = bareAddress(address)
  const parsed = parseAddress(bare)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? bare.slice(0, MAX_LENGTH)
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** An address without a port, brackets or a zone, which some proxies add. */
export const bareAddress = (address = ''): string => address.replace(PORT, '$<v6>$<v4>').split('%')[0]!

/** `192.0.2.1:41234` and `[2001:db8::1]:41234` (RFC 7239, section 6). */
const PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>\d+(?:\.\d+){3}):\d+)$/

/** A trusted proxy may forward any text as an address. */
const MAX_LENGTH = 64

/** `ipaddr.js` also accepts non-standard forms such as `127.1`. */
const parseAddress = (address: string) => (isIP(address) ? ipaddr.process(address) : undefined)

/** Whether an address belongs to this machine. */
export const isLoopback = (address = ''): boolean => parseAddress(address)?.range() === 'loopback'

/** Whether a URL's hostname is this machine for every client. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))

/** Ranges of proxies in front of this server. */
const PRIVATE_RANGES: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal']

/** Headers that proxies add. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a request was made on this machine. A local proxy forwards remote clients: one that adds no header is
 * recognized by the requested host, or by HTTP/1.0, which only proxies still use. nginx from 1.29.7 on with a bare
 * `proxy_pass` is recognized by neither.
 */
export const isLocalRequest = ({ ip, headers, raw, hostname }: FastifyRequest): boolean =>
  isLoopback(ip) &&
  isLoopback(raw.socket?.remoteAddress) &&
  !PROXY_HEADERS.some((name) => headers[name] !== undefined) &&
  isLoopbackHost(hostname) &&
  raw.httpVersion !== '1.0'

/**
 * Warns once if visitors seem to arrive through a proxy that is not in `TRUST_PROXY`: rate limits would count them as
 * one.
 */
export function warnAboutUntrustedProxy(app: FastifyInstance) {
  let isLogged = false
  app.addHook('onRequest', async ({ headers, ip, raw, log }) => {
    const proxy = raw.socket?.remoteAddress
    if (isLogged || !headers['x-forwarded-for'] || !proxy || ip !== proxy) return
    if (!PRIVATE_RANGES.includes(parseAddress(proxy)?.range() ?? '')) return
    isLogged = true
    log.warn({ proxy }, 'TRUST_PROXY does not name this proxy: limits count all visitors behind it as one')
  })
}
