import type { Kysely } from 'kysely'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { sortKey } from '../../../contract/domain/turkish.ts'
import { type Fields, placeFieldOf } from '../../../contract/schema/fields.ts'
import type { EnglishField, Field, ItemsField, Kind } from '../../../contract/schema/fieldTypes.ts'
import { isSorted } from '../../../contract/schema/lists.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { initialOf, isNullable, searchTextOf } from '../../../contract/schema/values.ts'
import type { ListedTable } from './migrations/listIndexes.ts'
import type { ColumnTypes } from './migrations/migration.ts'
import type { Db } from './tables.ts'

interface Column {
  /** Its type in migrations. */
  type: Exclude<keyof ColumnTypes, 'numbered'>
  /** May contain more than a few lines. */
  isLong?: boolean
  /** Convert a value for its column and back; null stays null. `field` has the column's type, hence the casts. */
  encode?(value: unknown, field: Field): unknown
  decode?(stored: unknown, field: Field): unknown
  /** Sort key in a column beside it, computed from the value and the record. */
  sortKey?: (value: unknown, record: Row) => string
}

/** Maximum length of a sort key in characters; a PostgreSQL index entry holds 2,704 bytes. */
export const LONGEST_KEY = 600

const FINEST = 10_000

/** Sort key of Turkish order, cut to the maximum length. */
function shortSortKey(text: unknown): string {
  const key = sortKey(String(text ?? ''))
  return key.length <= LONGEST_KEY ? key : [...key].slice(0, LONGEST_KEY).join('')
}

/**
 * Sort key of manual order, read in descending order: records with a position first, then those without by creation
 * time, whose key begins with a digit.
 */
export const placeKey = (place: unknown, { createdAt }: Row): string =>
  place == null ? String(createdAt ?? '') : `p${String(MOST_PLACES - Number(place)).padStart(6, '0')}`
const MOST_PLACES = 999_999

const parse = (stored: string): unknown => JSON.parse(stored)

/** Column of each field type, alike on both databases. */
export const columns: Record<Kind, Column> = {
  text: { type: 'text', sortKey: shortSortKey },
  longText: { type: 'text', isLong: true },
  markdown: { type: 'text', isLong: true },
  slug: { type: 'ordered' },
  flag: { type: 'flag', decode: Boolean },
  integer: { type: 'integer' },
  /** In ten-thousandths: integers are exact on both databases. */
  fraction: {
    type: 'integer',
    encode: (share) => Math.round(Number(share) * FINEST),
    decode: (stored) => Number(stored) / FINEST,
  },
  order: { type: 'integer' },
  place: { type: 'integer', sortKey: placeKey },
  image: { type: 'text', encode: (address: string) => address || null },
  file: { type: 'text' },
  choice: { type: 'ordered' },
  icon: { type: 'ordered', encode: (identifier: string) => identifier || null },
  /** Stored as text: the database's JSON type would lose the order of keys. */
  specs: { type: 'text', isLong: true, encode: (map) => JSON.stringify(map), decode: parse },
  time: { type: 'ordered', encode: (moment: string) => new Date(moment).toISOString() },
  /** Stored as text: each item's fields are encoded like columns. */
  items: {
    type: 'text',
    isLong: true,
    encode: (items: Row[], field) => JSON.stringify(items.map((item) => itemOf((field as ItemsField).fields, item))),
    decode: (stored: string, field) =>
      (JSON.parse(stored) as Row[]).map((item) => itemOf((field as ItemsField).fields, item)),
  },
  /** `,3,7,`: rows that name an id are found by its text between commas. */
  relation: {
    type: 'text',
    encode: (ids: number[]) => (ids.length ? `,${ids.join(',')},` : ''),
    decode: (stored: string) => stored.split(',').filter(Boolean).map(Number),
  },
  english: {
    type: 'text',
    isLong: true,
    encode: (english, field) => JSON.stringify(filled(english, (field as EnglishField).fields)),
    decode: parse,
  },
  translation: { type: 'text', isLong: true, encode: (states) => JSON.stringify(states), decode: parse },
}

type Row = Record<string, unknown>

/** A field's sort key function; undefined if it is sorted by its own value or omitted from lists. */
const keyOf = (field: Field | undefined) => (field && !field.heavy ? columns[field.kind].sortKey : undefined)

/** The column by which a field is sorted: its own or its sort key. */
export const sortColumnOf = (fields: Fields, name: string): string => (keyOf(fields[name]) ? `${name}Sort` : name)

/** The sort key of a value; undefined if the value itself is sorted. */
export const sortKeyOf = (fields: Fields, name: string, value: unknown, record: Row = {}): string | undefined =>
  keyOf(fields[name])?.(value, record)

/** Whether the column by which a field is sorted may be null. */
export const mayBeNull = (fields: Fields, name: string): boolean =>
  sortColumnOf(fields, name) === name && fields[name] !== undefined && isNullable(fields[name])

/** The flags of a resource, by which its lists are filtered. */
export const flagsOf = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]!.kind === 'flag')

/** Sort keys and searched columns of a resource's lists, for the indexes of its table. */
export function listsOf({ name: table, fields }: Pick<Resource, 'name' | 'fields'>): ListedTable {
  const flags = flagsOf(fields)
  const isOrder = (name: string) => isSorted(fields[name]!) || name === placeFieldOf({ fields })
  const sorted = Object.keys(fields).filter((name) => isOrder(name) && !flags.includes(name))
  const empties = sorted.filter((name) => mayBeNull(fields, name))
  return {
    table,
    flags,
    orders: [...sorted.map((name) => sortColumnOf(fields, name)), 'createdAt', 'updatedAt'],
    ...(empties.length && { empties }),
    ...(isSearched(fields) && { searched: 'searchText' }),
  }
}

/**
 * Columns of a resource's table except `id` and the timestamps, in the order of a new table. Short columns come first,
 * because SQLite reads a row from its start to the last column of a query.
 */
export function columnsOf(fields: Fields): Record<string, Column['type']> {
  const own = Object.entries(fields).map(([name, { kind }]) => ({ name, ...columns[kind] }))
  const keys = Object.keys(fields)
    .filter((name) => keyOf(fields[name]))
    .map((name) => ({ name: `${name}Sort`, type: 'ordered' }) as const)
  const search = isSearched(fields) ? [{ name: 'searchText', type: 'text', isLong: true } as const] : []
  const all: readonly (Pick<Column, 'type' | 'isLong'> & { name: string })[] = [...own, ...keys, ...search]
  const byLength = all.toSorted((a, b) => rankOf(a) - rankOf(b))
  return Object.fromEntries(byLength.map(({ name, type }) => [name, type]))
}

/** Column order: flags and numbers, short words and times, lines of text, long text. */
const RANKS: readonly Column['type'][] = ['flag', 'integer', 'ordered', 'text']
const rankOf = ({ type, isLong }: Pick<Column, 'type' | 'isLong'>): number =>
  isLong ? RANKS.length : RANKS.indexOf(type)

export const isSearched = (fields: Fields): boolean => Object.values(fields).some((field) => field.searched)

export function encodeValue(fields: Fields, name: string, value: unknown): unknown {
  const field = fields[name]
  const encode = field && columns[field.kind].encode
  return encode && value !== null ? encode(value, field) : value
}

export function decodeValue(fields: Fields, name: string, stored: unknown): unknown {
  const field = fields[name]
  const decode = field && columns[field.kind].decode
  return decode && stored != null ? decode(stored, field) : stored
}

/** A complete item; English only if there is any. */
function itemOf(fields: Fields, item: Row): Row {
  const names = Object.keys(fields).filter((name) => name !== SECOND_FIELD)
  const values = names.map((name) => [name, encodeValue(fields, name, item[name] ?? initialOf(fields[name]!) ?? null)])
  const english = filled(item[SECOND_FIELD], (fields[SECOND_FIELD] as EnglishField | undefined)?.fields)
  return { ...Object.fromEntries(values), ...(Object.keys(english).length > 0 && { [SECOND_FIELD]: english }) }
}

/** Non-empty English texts, in the order of their declaration. */
const filled = (english: unknown, fields: Fields = {}): Row => {
  const given = (english ?? {}) as Row
  const names = new Set([...Object.keys(fields), ...Object.keys(given)])
  return Object.fromEntries([...names].map((name) => [name, given[name]]).filter(([, text]) => text && !isEmpty(text)))
}

const isEmpty = (text: unknown): boolean => typeof text === 'object' && Object.keys(text as object).length === 0

/** Encodes a whole record, with sort keys and search text. */
export function encodeRow(fields: Fields, record: Row): Row {
  const row: Row = {}
  for (const name of Object.keys(fields)) {
    row[name] = encodeValue(fields, name, record[name] ?? null)
    const key = sortKeyOf(fields, name, record[name], record)
    if (key !== undefined) row[`${name}Sort`] = key
  }
  if (isSearched(fields)) row.searchText = searchTextOf(fields, record)
  return row
}

/** Decodes a row to a record, without sort keys and search text. */
export function decodeRow(fields: Fields, row: Row): Row {
  const record: Row = { id: row.id }
  for (const name of Object.keys(fields)) record[name] = decodeValue(fields, name, row[name])
  return { ...record, createdAt: row.createdAt, updatedAt: row.updatedAt }
}

/** Untyped tables, for engines that take table and column names from declarations. */
export type AnyDb = Kysely<AnyTables>
export type AnyTables = Record<string, Record<string, unknown>>

/** The database with untyped tables, for engines. */
export const anyTable = (db: Db): AnyDb => db.$extendTables<AnyTables>()
