export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** HTTP method and path below the API root: `'PUT /products/:id/toggle-feature'`. */
export type Endpoint = `${Method} /${string}`

/** An endpoint without authentication, and a filter for its rows. */
export interface OpenEndpoint<E extends Endpoint = Endpoint> {
  open: E
  /** The endpoint shows only rows with these values: `{ isFeatured: true }`. */
  only: Readonly<Record<string, unknown>>
}

/** An endpoint for administrators and API keys (`features/auth/apiKeys.ts`). */
export interface KeyedEndpoint<E extends Endpoint = Endpoint> {
  keyed: E
}

/** An endpoint that requires an administrator's token and a recent sign-in; API keys are refused. */
export interface RecentEndpoint<E extends Endpoint = Endpoint> {
  recent: E
  /** An account with a second factor needs no recent sign-in here: the request contains the password. */
  onlyFirstFactor: boolean
}

/** A bare endpoint requires an administrator's token; API keys are refused, unless the resource is content (`accessIn`). */
export type Access<E extends Endpoint = Endpoint> = E | OpenEndpoint<E> | KeyedEndpoint<E> | RecentEndpoint<E>

/** Declares that an endpoint needs no token. */
export const open = <const E extends Endpoint>(endpoint: E, only: OpenEndpoint['only'] = {}): OpenEndpoint<E> => ({
  open: endpoint,
  only,
})

/** Declares that API keys are accepted: keys with `read` for `GET`, keys with `write` for all methods. */
export const keyed = <const E extends Endpoint>(endpoint: E): KeyedEndpoint<E> => ({ keyed: endpoint })

/** Declares that a recent sign-in is required: an older session gets a 403 with `code: "reauthenticate"`. */
export const recent = <const E extends Endpoint>(
  endpoint: E,
  { onlyFirstFactor = false }: Partial<Pick<RecentEndpoint, 'onlyFirstFactor'>> = {},
): RecentEndpoint<E> => ({ recent: endpoint, onlyFirstFactor })

/** Method and path of an endpoint as one text, for any access. */
export function endpointOf(access: Access): Endpoint {
  if (typeof access === 'string') return access
  if ('open' in access) return access.open
  return 'recent' in access ? access.recent : access.keyed
}
export const isOpen = (access: Access): access is OpenEndpoint => typeof access !== 'string' && 'open' in access
export const isKeyed = (access: Access): access is KeyedEndpoint => typeof access !== 'string' && 'keyed' in access
export const needsRecentSignIn = (access: Access): access is RecentEndpoint =>
  typeof access !== 'string' && 'recent' in access

/** Splits an endpoint into its method and path pattern. */
export function parseEndpoint(endpoint: Endpoint): { method: Method; path: string } {
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { method, path }
}

/** Method and path of an endpoint with its parameters filled in. Throws if one is missing. */
export function fillEndpoint(endpoint: Endpoint, params: Record<string, string | number> = {}) {
  const { method, path: pattern } = parseEndpoint(endpoint)
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint} needs "${name}"`)
    return encodeURIComponent(value)
  })
  return { method, path }
}
