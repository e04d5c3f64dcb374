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

/** Access is closed unless declared open: a bare endpoint needs the administrator's token, and is closed to keys. */
export type Access<E extends Endpoint = Endpoint> = E | OpenEndpoint<E> | KeyedEndpoint<E>

/** Declares that an endpoint needs no token. */
export const open = <const E extends Endpoint>(endpoint: E, only: OpenEndpoint['only'] = {}): OpenEndpoint<E> => ({
  open: endpoint,
  only,
})

/** Declares that a program's key may call it too: one that reads with `GET`, one that writes with any method. */
export const keyed = <const E extends Endpoint>(endpoint: E): KeyedEndpoint<E> => ({ keyed: endpoint })

/** The endpoint's own text, whatever its access. */
export const endpointOf = (access: Access): Endpoint =>
  typeof access === 'string' ? access : 'open' in access ? access.open : access.keyed
export const isOpen = (access: Access): access is OpenEndpoint => typeof access !== 'string' && 'open' in access

/** Splits an endpoint for whoever serves it. */
export function parseEndpoint(endpoint: Endpoint): { method: Method; path: string } {
  const [method, path] = endpoint.split(' ') as [Method, string]
  return { method, path }
}

/** Fills an endpoint in for whoever calls it. Throws when a parameter is missing. */
export function fillEndpoint(endpoint: Endpoint, params: Record<string, string | number> = {}) {
  const { method, path: pattern } = parseEndpoint(endpoint)
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint} needs "${name}"`)
    return encodeURIComponent(value)
  })
  return { method, path }
}
