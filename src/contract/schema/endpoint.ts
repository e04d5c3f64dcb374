export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One HTTP endpoint, written once as text, below the API root: `'PUT /products/:id/toggle-feature'`. */
export type Endpoint = `${Method} /${string}`

/** An endpoint that anyone may call, and the rows that it shows. */
export interface OpenEndpoint<E extends Endpoint = Endpoint> {
  open: E
  /** Only rows with these values are shown there: `{ isFeatured: true }`. */
  only: Readonly<Record<string, unknown>>
}

/** An endpoint that, beside the administrator, programs may call by an access key (`accessKeys.ts`). */
export interface KeyedEndpoint<E extends Endpoint = Endpoint> {
  keyed: E
}

/** An endpoint that needs a recent sign-in beside the administrator's token (CONTRACT section 5); closed to keys. */
export interface RecentEndpoint<E extends Endpoint = Endpoint> {
  recent: E
  /** Not needed by an account that has a second factor: the call then asks for the password itself. */
  onlyFirstFactor: boolean
}

/** Access is closed unless declared open: a bare endpoint needs the administrator's token, and is closed to keys. */
export type Access<E extends Endpoint = Endpoint> = E | OpenEndpoint<E> | KeyedEndpoint<E> | RecentEndpoint<E>

/** Declares that an endpoint needs no token. */
export const open = <const E extends Endpoint>(endpoint: E, only: OpenEndpoint['only'] = {}): OpenEndpoint<E> => ({
  open: endpoint,
  only,
})

/** Declares that a program's key may call it too: one that reads with `GET`, one that writes with any method. */
export const keyed = <const E extends Endpoint>(endpoint: E): KeyedEndpoint<E> => ({ keyed: endpoint })

/** Declares that an endpoint needs a sign-in of the last minutes: a token alone gets a 403 with `code: "reauthenticate"`. */
export const recent = <const E extends Endpoint>(
  endpoint: E,
  { onlyFirstFactor = false }: Partial<Pick<RecentEndpoint, 'onlyFirstFactor'>> = {},
): RecentEndpoint<E> => ({ recent: endpoint, onlyFirstFactor })

/** The endpoint's own text, whatever its access. */
export function endpointOf(access: Access): Endpoint {
  if (typeof access === 'string') return access
  if ('open' in access) return access.open
  return 'recent' in access ? access.recent : access.keyed
}
export const isOpen = (access: Access): access is OpenEndpoint => typeof access !== 'string' && 'open' in access
export const needsRecentSignIn = (access: Access): access is RecentEndpoint =>
  typeof access !== 'string' && 'recent' in access

/** The method and the path pattern of an endpoint. */
export function parseEndpoint(endpoint: Endpoint): { method: Method; path: string } {
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { method, path }
}

/** The method and path of an endpoint with its parameters filled in. Throws when one is missing. */
export function fillEndpoint(endpoint: Endpoint, params: Record<string, string | number> = {}) {
  const { method, path: pattern } = parseEndpoint(endpoint)
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint} needs "${name}"`)
    return encodeURIComponent(value)
  })
  return { method, path }
}
