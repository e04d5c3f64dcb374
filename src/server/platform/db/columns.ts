import { searchTextOf } from '../../../contract/domain/searchText.ts'
import { sortKey } from '../../../contract/domain/turkish.ts'
import { type Fields, precedenceFieldOf } from '../../../contract/schema/fields.ts'
import {
  ENGLISH,
  type EnglishField,
  type Field,
  type ItemsField,
  type Kind,
} from '../../../contract/schema/fieldTypes.ts'
import { isSorted } from '../../../contract/schema/lists.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { initialOf, isNullable } from '../../../contract/schema/values.ts'
import type { ListedTable } from './migrations/listIndexes.ts'
import type { ColumnTypes } from './migrations/migration.ts'

interface Column {
  /** Its type in migrations. */
  type: Exclude<keyof ColumnTypes, 'numbered'>
  /** Whether it may hold more than a few lines. */
  isLong?: boolean
  /** Rewrites a value on its way into the table, and back. Null stays null. */
  encode?(value: unknown, field: Field): unknown
  decode?(stored: unknown, field: Field): unknown
  /** The key, kept in a column beside it, that it is sorted by; made of the value and what else the record says. */
  sortKey?: (value: unknown, record: Row) => string
}

/** An index entry of PostgreSQL holds 2,704 bytes. */
export const LONGEST_KEY = 600

/** Into how many parts a fraction is divided. */
const FINEST = 10_000

/** The key of Turkish order, cut after so many letters that nobody sees what comes after. */
function shortSortKey(text: unknown): string {
  const key = sortKey(String(text ?? ''))
  return key.length <= LONGEST_KEY ? key : [...key].slice(0, LONGEST_KEY).join('')
}

/**
 * From the last row to the first: those without a place by their making, whose moment begins with a digit, then those with one,
 * the first of them last. Read backwards, it is the order that visitors see.
 */
export const placeKey = (place: unknown, { createdAt }: Row): string =>
  place == null ? String(createdAt ?? '') : `p${String(MOST_PLACES - Number(place)).padStart(6, '0')}`
const MOST_PLACES = 999_999

const parse = (stored: string): unknown => JSON.parse(stored)

/** How each kind of field is stored, alike on both databases. */
export const columns: Record<Kind, Column> = {
  text: { type: 'text', sortKey: shortSortKey },
  longText: { type: 'text', isLong: true },
  markdown: { type: 'text', isLong: true },
  slug: { type: 'ordered' },
  flag: { type: 'flag', decode: Boolean },
  integer: { type: 'integer' },
  /** In ten-thousandths: whole numbers are the same on both databases, to the digit. */
  fraction: {
    type: 'integer',
    encode: (share) => Math.round(Number(share) * FINEST),
    decode: (stored) => Number(stored) / FINEST,
  },
  order: { type: 'integer' },
  place: { type: 'integer', sortKey: placeKey },
  image: { type: 'text', encode: (address: string) => address || null },
  choice: { type: 'ordered' },
  icon: { type: 'ordered', encode: (identifier: string) => identifier || null },
  /** As text, not as the database's own JSON: that would lose the order of the keys. */
  specs: { type: 'text', isLong: true, encode: (map) => JSON.stringify(map), decode: parse },
  time: { type: 'ordered', encode: (moment: string) => new Date(moment).toISOString() },
  /** As text too: an item's fields, each as a column of its own would hold it. */
  items: {
    type: 'text',
    isLong: true,
    encode: (items: Row[], field) => JSON.stringify(items.map((item) => itemOf((field as ItemsField).fields, item))),
    decode: (stored: string, field) =>
      (JSON.parse(stored) as Row[]).map((item) => itemOf((field as ItemsField).fields, item)),
  },
  english: {
    type: 'text',
    isLong: true,
    encode: (english, field) => JSON.stringify(filled(english, (field as EnglishField).fields)),
    decode: parse,
  },
}

type Row = Record<string, unknown>

/** How a field's key of order is made; undefined where it is sorted by itself, or left out of lists. */
const keyOf = (field: Field | undefined) => (field && !field.heavy ? columns[field.kind].sortKey : undefined)

/** The column that a field is sorted by: its own, or the key beside it. */
export const sortColumnOf = (fields: Fields, name: string): string => (keyOf(fields[name]) ? `${name}Sort` : name)

/** The key that a value of a field is sorted by; undefined where it is sorted by itself. */
export const sortKeyOf = (fields: Fields, name: string, value: unknown, record: Row = {}): string | undefined =>
  keyOf(fields[name])?.(value, record)

/** Whether the column that a field is sorted by may be null. */
export const mayBeNull = (fields: Fields, name: string): boolean =>
  sortColumnOf(fields, name) === name && fields[name] !== undefined && isNullable(fields[name])

/** The flags of a resource, which its lists are merged from. */
export const flagsOf = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]!.kind === 'flag')

/** What the lists of a resource ask of its table: all that they can be sorted and searched by. */
export function listsOf({ name: table, fields }: Pick<Resource, 'name' | 'fields'>): ListedTable {
  const flags = flagsOf(fields)
  const isOrder = (name: string) => isSorted(fields[name]!) || name === precedenceFieldOf({ fields })
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
 * Every column that a resource's table has beyond `id` and the stamps, with its type, in the order of a new table. What is
 * short stands before what may be long: SQLite reads a row from its beginning, page after page, to the last column wanted.
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

/** Flags and numbers first, then short words and times, then lines of text, then what is long. */
const RANKS: readonly Column['type'][] = ['flag', 'integer', 'ordered', 'text']
const rankOf = ({ type, isLong }: Pick<Column, 'type' | 'isLong'>): number =>
  isLong ? RANKS.length : RANKS.indexOf(type)

export const isSearched = (fields: Fields): boolean => Object.values(fields).some((field) => field.searched)

/** One value as its column holds it. */
export function encodeValue(fields: Fields, name: string, value: unknown): unknown {
  const field = fields[name]
  const encode = field && columns[field.kind].encode
  return encode && value !== null ? encode(value, field) : value
}

/** One value as it was before its column held it. */
export function decodeValue(fields: Fields, name: string, stored: unknown): unknown {
  const field = fields[name]
  const decode = field && columns[field.kind].decode
  return decode && stored != null ? decode(stored, field) : stored
}

/** An item whole; its English stands there only where somebody has written some. */
function itemOf(fields: Fields, item: Row): Row {
  const names = Object.keys(fields).filter((name) => name !== ENGLISH)
  const values = names.map((name) => [name, encodeValue(fields, name, item[name] ?? initialOf(fields[name]!) ?? null)])
  const english = filled(item[ENGLISH], (fields[ENGLISH] as EnglishField | undefined)?.fields)
  return { ...Object.fromEntries(values), ...(Object.keys(english).length > 0 && { [ENGLISH]: english }) }
}

/** The English that there is, in the order of its declaration: an empty one is none. */
const filled = (english: unknown, fields: Fields = {}): Row => {
  const given = (english ?? {}) as Row
  const names = new Set([...Object.keys(fields), ...Object.keys(given)])
  return Object.fromEntries([...names].map((name) => [name, given[name]]).filter(([, text]) => text))
}

/** A whole record as its table holds it, with sort keys and the text that search reads. */
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

/** A row as the API shows it, without the columns that are the table's own affair. */
export function decodeRow(fields: Fields, row: Row): Row {
  const record: Row = { id: row.id }
  for (const name of Object.keys(fields)) record[name] = decodeValue(fields, name, row[name])
  return { ...record, createdAt: row.createdAt, updatedAt: row.updatedAt }
}
