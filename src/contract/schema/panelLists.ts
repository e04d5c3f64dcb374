import { orderFieldOf } from './fields.ts'
import type { Field } from './fieldTypes.ts'
import type { ListQuery } from './lists.ts'
import type { Resource } from './resource.ts'

/** Filter of a list: a search text, flags that are on, derived values. */
export type ListFilter = Readonly<Record<string, string | boolean | undefined>>

export interface ListOrder {
  field: string
  order: 'ASC' | 'DESC'
}

/** Order of search results: best match first. Servers use it if a search has no sort. */
export const BEST_FIRST = { field: 'best', order: 'ASC' } as const

/** Default order of a list on the server: the manual order, else newest first. */
export const SERVERS_ORDER = { field: 'own', order: 'ASC' } as const

/** Orders that are requested by omitting the sort. */
const DEFAULT_SORTS: readonly string[] = [BEST_FIRST.field, SERVERS_ORDER.field]

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

const ROWS_PER_PAGE = 25
/** Page size of lists that are sorted by a number (slides), which are shown whole. */
const ORDERED_PER_PAGE = 200

/** Page size of a list whose address has none. */
export const rowsPerPage = (resource: Resource): number => (orderFieldOf(resource) ? ORDERED_PER_PAGE : ROWS_PER_PAGE)

/** Filter in a query string; unknown fields and invalid values are ignored. */
export function filterIn(address: URLSearchParams, { fields, derived = {} }: Resource): ListFilter {
  const known = [...address].flatMap(([name, text]) => {
    const values = name === 'q' ? [text] : (valuesOf(fields[name]) ?? derived[name]?.values ?? [])
    const value = values.find((each) => each !== '' && String(each) === text)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(known)
}

/** Values that a field can be filtered by. */
const valuesOf = (field: Field | undefined): readonly (string | boolean)[] | undefined =>
  field?.kind === 'flag' ? [true] : field?.kind === 'choice' ? field.choices : undefined

/** Filter, sort and page of a list. */
export interface ListParams {
  filter: ListFilter
  sort: ListOrder
  /** Counts from 1. */
  page: number
  perPage: number
}

const ORDERS = ['ASC', 'DESC'] as const

/** Parses the query string of a panel list: `?q=nem&isFeatured=true&sort=name&order=ASC&page=2`. */
export function listParamsIn(address: URLSearchParams, resource: Resource): ListParams {
  const filter = filterIn(address, resource)
  const field = address.get('sort')
  const order = ORDERS.find((each) => each === address.get('order'))
  const page = address.get('page') ?? ''
  const perPage = address.get('perPage') ?? ''
  return {
    filter,
    sort: field && order ? { field, order } : defaultOrderOf(resource, filter),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    perPage: /^[1-9]\d{0,2}$/.test(perPage) ? Number(perPage) : rowsPerPage(resource),
  }
}

/** Default order of a list: best match first if it is searched; else the manual order, or newest first. */
export function defaultOrderOf(resource: Resource, { q }: { q?: unknown }): ListOrder {
  const placed = orderFieldOf(resource)
  if (q) return BEST_FIRST
  if (resource.endpoints.order) return SERVERS_ORDER
  return placed ? { field: placed, order: 'ASC' } : NEWEST_FIRST
}

/** Parameters of the request: a default order of the server is omitted. */
export const withoutDefaultSort = ({ sort, ...rest }: ListQuery): ListQuery =>
  sort && !DEFAULT_SORTS.includes(sort[0]) ? { ...rest, sort } : rest

/**
 * Query string of a list, in react-admin's simple REST dialect; filters with a shorthand (`unreadOnly=true`) are sent in both forms,
 * for servers that support only the shorthand.
 */
export function listSearchOf(query: ListQuery, { shorthands = {} }: Resource): string {
  const { filter = {} } = query
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, JSON.stringify(value)]] : []))
  const shortened = Object.entries(shorthands)
    .filter(([, wanted]) => Object.entries(wanted).every(([name, value]) => filter[name] === value))
    .map(([name]) => [name, 'true'])
  return new URLSearchParams(Object.fromEntries([...given, ...shortened])).toString()
}
