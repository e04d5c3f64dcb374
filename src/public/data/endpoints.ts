import type { Suggestion } from '../../contract/api/chatCalls.ts'
import type { SearchResult } from '../../contract/api/searchCalls.ts'
import type { Resources } from '../../contract/resources/index.ts'
import { fillEndpoint, type OpenEndpoint } from '../../contract/schema/endpoint.ts'
import type { ListQuery } from '../../contract/schema/lists.ts'
import type { RecordOf, Resource } from '../../contract/schema/resource.ts'
import type { Singleton } from '../../contract/schema/singleton.ts'
import type { ValueOf } from '../../contract/schema/values.ts'
import type { singletons } from '../../contract/singletons/index.ts'

/** A record in a response. Another server that keeps the specification may leave fields out, or send null. */
export type PublicRecord<T extends { id: unknown }> = Pick<T, 'id'> & {
  readonly [K in Exclude<keyof T, 'id'>]?: T[K] | null
}

type EndpointOf<A> = A extends OpenEndpoint<infer E> ? E : never
type ValuesOf<E, N extends string> = E extends Record<N, infer All> ? All[keyof All] : never
type RecordResponse<R> = R extends Pick<Resource, 'fields'> ? PublicRecord<RecordOf<R>> : never
/** Response bodies of a resource: lists, the features of a resource that has some, and single records. */
type ResponsesOf<R> = R extends { endpoints: infer E }
  ? Record<EndpointOf<E[keyof E & ('list' | 'related')] | ValuesOf<E, 'lists'>>, RecordResponse<R>[]> &
      Record<EndpointOf<E[keyof E & 'features']>, { name: string }[]> &
      Record<EndpointOf<E[keyof E & 'read'] | ValuesOf<E, 'reads'>>, RecordResponse<R>> &
      Record<EndpointOf<PreviewOf<E>>, RecordResponse<R> & Unsaved>
  : never
/** A preview has values that are not saved. */
export interface Unsaved {
  isUnsaved?: boolean
}
type PreviewOf<E> = E extends { preview: { read: infer Read } } ? Read : never
/** A singleton in a response; fields that are not entered are missing or null. */
type SingletonBody<P> =
  P extends Pick<Singleton, 'fields'>
    ? { readonly [N in Exclude<keyof P['fields'], HiddenIn<P>>]?: ValueOf<P['fields'][N]> | null }
    : never
type HiddenIn<P> = P extends { hidden: readonly (infer H)[] } ? H : never
type SingletonResponseOf<P> = P extends { read: infer Read } ? Record<EndpointOf<Read>, SingletonBody<P>> : never
type Singletons = typeof singletons
type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/**
 * Response bodies of the endpoints that visitors may call, from the declared resources and singletons, and the chat:
 * `PublicResponses['GET /products']` is `PublicRecord<Product>[]`.
 */
export type PublicResponses = UnionToIntersection<
  | ResponsesOf<Resources[keyof Resources]>
  | SingletonResponseOf<Singletons[keyof Singletons]>
  | Record<'GET /chat/suggestions', Suggestion[]>
  | Record<'GET /search', SearchResult[]>
>
export type PublicEndpoint = Extract<keyof PublicResponses, string>

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer N}`
    ? N
    : never
/** The parameters in a pattern: `{ slug: string }` for `'/urunler/:slug'`. */
export type Params<P extends string, V = string> = { [N in ParamNames<P>]: V }

export type ListParams = Pick<ListQuery, 'sort' | 'range' | 'filter'>
export type EndpointArguments<E extends string> = [ParamNames<E>] extends [never]
  ? [params?: Record<never, never>, list?: ListParams]
  : [params: Params<E, string | number>, list?: ListParams]

/** Path and query of an endpoint, below the API root; also the key in the document's data and in SWR's cache. */
export function apiPathOf<E extends PublicEndpoint>(endpoint: E, ...[params, list = {}]: EndpointArguments<E>): string {
  const query = new URLSearchParams(Object.entries(list).map(([name, value]) => [name, JSON.stringify(value)]))
  return [fillEndpoint(endpoint, params).path, query.toString()].filter(Boolean).join('?')
}
