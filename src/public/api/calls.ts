import { fillEndpoint, type OpenEndpoint } from '../../contract/endpoint.ts'
import type { Resources } from '../../contract/index.ts'
import type { ListQuery, RecordOf, Resource } from '../../contract/resource.ts'

/** A record as any server that keeps the specification may send it: what it leaves out is missing or null. */
export type Seen<T extends { id: unknown }> = Pick<T, 'id'> & { readonly [K in Exclude<keyof T, 'id'>]?: T[K] | null }

type PathOf<A> = A extends OpenEndpoint<infer E> ? E : never
type AnswersOf<R> = R extends Pick<Resource, 'record'> & { endpoints: { list: infer List; read: infer Read } }
  ? Record<PathOf<List>, Seen<RecordOf<R> & { id: number }>[]> &
      Record<PathOf<Read>, Seen<RecordOf<R> & { id: number }>> &
      (R['endpoints'] extends { lists: infer Lists }
        ? Record<PathOf<Lists[keyof Lists]>, Seen<RecordOf<R> & { id: number }>[]>
        : unknown)
  : never
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/** What each call that visitors may make answers, read off the declared resources. */
export type PublicAnswers = Together<AnswersOf<Resources[keyof Resources]>>
export type PublicCall = Extract<keyof PublicAnswers, string>

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer N}`
    ? N
    : never
/** The parameters in a pattern: `{ slug: string }` for `'/urunler/:slug'`. */
export type Params<P extends string, V = string> = { [N in ParamNames<P>]: V }

export type ListPart = Pick<ListQuery, 'sort' | 'range'>
export type CallArguments<C extends string> = [ParamNames<C>] extends [never]
  ? [params?: Record<never, never>, part?: ListPart]
  : [params: Params<C, string | number>, part?: ListPart]

/** Where a call is answered, below the API root; also its name in the page's data and in SWR's cache. */
export function addressOf<C extends PublicCall>(call: C, ...[params, part = {}]: CallArguments<C>): string {
  const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, JSON.stringify(value)]))
  return [fillEndpoint(call, params).path, query.toString()].filter(Boolean).join('?')
}
