import { placeFieldOf } from './fields.ts'
import type { Field } from './fieldTypes.ts'
import type { ListQuery } from './lists.ts'
import type { Resource } from './resource.ts'

/** What a list is narrowed by: a search, flags that are on, values that follow from others. */
export type Narrowing = Readonly<Record<string, string | boolean | undefined>>

export interface ListOrder {
  field: string
  order: 'ASC' | 'DESC'
}

/** The order in which a search is answered best: names first. It is what a server does that is asked for no order. */
export const BEST_FIRST = { field: 'best', order: 'ASC' } as const

/** The order that a server gives a list by itself, as its owner may have put it; newest first where none is given. */
export const SERVERS_ORDER = { field: 'own', order: 'ASC' } as const

/** Orders that are asked for by asking for none. */
const UNASKED: readonly string[] = [BEST_FIRST.field, SERVERS_ORDER.field]

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

const ROWS_PER_PAGE = 25
/** Rows that people put in order are seen together. */
const ORDERED_PER_PAGE = 200

/** What an address says of a resource's fields and derived values; what it says of others, or wrongly, is left out. */
function narrowingIn(address: URLSearchParams, { fields, derived = {} }: Resource): Narrowing {
  const known = [...address].flatMap(([name, text]) => {
    const values = name === 'q' ? [text] : (valuesOf(fields[name]) ?? derived[name]?.values ?? [])
    const value = values.find((each) => each !== '' && String(each) === text)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(known)
}

/** What may be asked of a field. */
const valuesOf = (field: Field | undefined): readonly (string | boolean)[] | undefined =>
  field?.kind === 'flag' ? [true] : field?.kind === 'choice' ? field.choices : undefined

/** Which rows of a list are shown: narrowed, in an order, and a page of them. */
export interface ListPlace {
  filter: Narrowing
  sort: ListOrder
  /** From 1. */
  page: number
  perPage: number
}

const ORDERS = ['ASC', 'DESC'] as const

/** What an address means in the list of a resource: `?q=nem&isFeatured=true&sort=name&order=ASC&page=2`. */
export function placeIn(address: URLSearchParams, resource: Resource): ListPlace {
  const filter = narrowingIn(address, resource)
  const field = address.get('sort')
  const order = ORDERS.find((each) => each === address.get('order'))
  const page = address.get('page') ?? ''
  return {
    filter,
    sort: field && order ? { field, order } : ownOrderOf(resource, filter),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    perPage: placeFieldOf(resource) ? ORDERED_PER_PAGE : ROWS_PER_PAGE,
  }
}

/**
 * The order that a list has until somebody chooses another: where it is searched names come first, else as the server lists
 * it.
 */
export function ownOrderOf(resource: Resource, { q }: Narrowing): ListOrder {
  const placed = placeFieldOf(resource)
  if (q) return BEST_FIRST
  if (resource.endpoints.order) return SERVERS_ORDER
  return placed ? { field: placed, order: 'ASC' } : NEWEST_FIRST
}

/** What servers are asked for: an order that is theirs is left out. */
export const askedOf = ({ sort, ...rest }: ListQuery): ListQuery =>
  sort && !UNASKED.includes(sort[0]) ? { ...rest, sort } : rest

/**
 * The query string of a list, in react-admin's simple REST dialect; filters that have a shorthand (`unreadOnly=true`) are sent as that too,
 * for servers that know no other.
 */
export function listSearchOf(query: ListQuery, { shorthands = {} }: Resource): string {
  const { filter = {} } = query
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, JSON.stringify(value)]] : []))
  const shortened = Object.entries(shorthands)
    .filter(([, wanted]) => Object.entries(wanted).every(([name, value]) => filter[name] === value))
    .map(([name]) => [name, 'true'])
  return new URLSearchParams(Object.fromEntries([...given, ...shortened])).toString()
}
