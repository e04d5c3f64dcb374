import type { Resources } from '../../contract/resources/index.ts'
import { fillEndpoint, type OpenEndpoint } from '../../contract/schema/endpoint.ts'
import type { ListQuery } from '../../contract/schema/lists.ts'
import type { RecordOf, Resource } from '../../contract/schema/resource.ts'
import type { Singleton } from '../../contract/schema/singleton.ts'
import type { ValueOf } from '../../contract/schema/values.ts'
import type { singletons } from '../../contract/singletons/index.ts'

/** A record as any server that keeps the specification may send it: what it leaves out is missing or null. */
export type Seen<T extends { id: unknown }> = Pick<T, 'id'> & { readonly [K in Exclude<keyof T, 'id'>]?: T[K] | null }

type PathOf<A> = A extends OpenEndpoint<infer E> ? E : never
type SeenRecord<R> = R extends Pick<Resource, 'fields'> ? Seen<RecordOf<R>> : never
type ResponsesOf<R> = R extends { endpoints: infer E }
  ? Record<PathOf<E[keyof E & ('list' | 'related')] | Each<E, 'lists'>>, SeenRecord<R>[]> &
      Record<PathOf<E[keyof E & 'features']>, { name: string }[]> &
      Record<PathOf<E[keyof E & 'read'] | Each<E, 'reads'> | PreviewOf<E>>, SeenRecord<R>>
  : never
type PreviewOf<E> = E extends { preview: { read: infer Read } } ? Read : never
type Each<E, N extends string> = E extends Record<N, infer All> ? All[keyof All] : never
/** A singleton as visitors see it; fields that are not entered are missing or null. */
type SeenPage<P> =
  P extends Pick<Singleton, 'fields'>
    ? { readonly [N in Exclude<keyof P['fields'], HiddenIn<P>>]?: ValueOf<P['fields'][N]> | null }
    : never
type HiddenIn<P> = P extends { hidden: readonly (infer H)[] } ? H : never
type SingletonResponseOf<P> = P extends { read: infer Read } ? Record<PathOf<Read>, SeenPage<P>> : never
type Pages = typeof singletons
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/** Response bodies of the calls that visitors may make, from the declared resources and singletons. */
export type PublicResponses = Together<
  ResponsesOf<Resources[keyof Resources]> | SingletonResponseOf<Pages[keyof Pages]>
>
export type PublicCall = Extract<keyof PublicResponses, string>

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer N}`
    ? N
    : never
/** The parameters in a pattern: `{ slug: string }` for `'/urunler/:slug'`. */
export type Params<P extends string, V = string> = { [N in ParamNames<P>]: V }

export type ListPart = Pick<ListQuery, 'sort' | 'range' | 'filter'>
export type CallArguments<C extends string> = [ParamNames<C>] extends [never]
  ? [params?: Record<never, never>, part?: ListPart]
  : [params: Params<C, string | number>, part?: ListPart]

/** API path of a call, below the API root; also its key in the document's data and in the SWR cache. */
export function addressOf<C extends PublicCall>(call: C, ...[params, part = {}]: CallArguments<C>): string {
  const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, JSON.stringify(value)]))
  return [fillEndpoint(call, params).path, query.toString()].filter(Boolean).join('?')
}
