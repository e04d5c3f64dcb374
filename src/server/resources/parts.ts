import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Fields } from '../../contract/declaring/fields.ts'
import type { ListQuery } from '../../contract/declaring/lists.ts'
import { fold } from '../../contract/rules/turkish.ts'
import { encodeValue, flagsOf, isSearched, sortColumnOf, sortKeyOf } from '../db/columns.ts'
import type { Values } from './row.ts'

/** Part of a where clause over a resource's table. */
export type Condition = (eb: ExpressionBuilder<Record<string, Record<string, unknown>>, string>) => Expression<SqlBool>

/** Part of a resource's rows: those whose flags stand so and that meet a condition. No row is in two parts of a list. */
export interface Part {
  flags: Readonly<Record<string, boolean>>
  where?: Condition
}

/** Every row, whatever its flags. */
export const WHOLE: readonly Part[] = [{ flags: {} }]

/**
 * The parts that a list is merged from: one for each way in which its flags can stand, so that an index, in which they come
 * first, has each part in the order that is asked for. A flag that rows are sorted by is left open.
 */
export function partsOf(fields: Fields, among: readonly Part[], wanted: readonly Values[], sorted?: string): Part[] {
  const open = flagsOf(fields).filter((flag) => flag !== sorted)
  return open.reduce<readonly Part[]>(
    (parts, flag) =>
      parts.flatMap((part) =>
        [false, true]
          .filter((value) => [part.flags, ...wanted].every((values) => allows(values[flag], value)))
          .map((value) => ({ ...part, flags: { ...part.flags, [flag]: value } })),
      ),
    among,
  ) as Part[]
}

const allows = (wanted: unknown, value: boolean): boolean => wanted === undefined || [wanted].flat().includes(value)

/** Whether a filter names its rows, by their ids or slugs. */
export const isNamed = (fields: Fields, filter: Values = {}): boolean =>
  Object.keys(filter).some((name) => name === 'id' || fields[name]?.kind === 'slug')

/** What is in both: parts of parts. */
export const inBoth = (some: readonly Part[], others: readonly Part[]): readonly Part[] =>
  some.flatMap((part) =>
    others
      .filter(({ flags }) => Object.entries(flags).every(([flag, value]) => allows(part.flags[flag], value)))
      .map((other) => {
        const conditions = [part.where, other.where].filter((where) => where !== undefined)
        return { flags: { ...part.flags, ...other.flags }, ...(conditions.length && { where: all(conditions) }) }
      }),
  )

/** Rows that are in one of these parts. */
export const inOneOf =
  (parts: readonly Part[]): Condition =>
  (eb) =>
    eb.or(parts.map((part) => isIn(part)(eb)))

export const isIn =
  ({ flags, where }: Part): Condition =>
  (eb) =>
    all([
      ...Object.entries(flags).map(
        ([flag, value]): Condition =>
          (eb) =>
            eb(flag, '=', value),
      ),
      ...(where ? [where] : []),
    ])(eb)

export const all =
  (conditions: readonly Condition[]): Condition =>
  (eb) =>
    eb.and(conditions.map((condition) => condition(eb)))

/** Rows with these values. */
export const withValues =
  (fields: Fields, values: Readonly<Values>): Condition =>
  (eb) =>
    eb.and(Object.entries(values).map(([name, value]) => isOneOf(fields, name, value)(eb)))

const isOneOf =
  (fields: Fields, name: string, wanted: unknown): Condition =>
  (eb) => {
    const values = [wanted].flat().map((value) => encodeValue(fields, name, value))
    const given = values.filter((value) => value !== null)
    const either = eb.or([
      ...(given.length ? [eb(name, 'in', given)] : []),
      ...(given.length < values.length ? [eb(name, 'is', null)] : []),
    ])
    const key = sortColumnOf(fields, name)
    // The index has a text by its key alone.
    return key === name || !values.length
      ? either
      : eb.and([eb(key, 'in', [...new Set(values.map((value) => sortKeyOf(fields, name, value)))]), either])
  }

/** Rows that a list's filter asks for: with these values, and with every word of `q`. */
export const matching = (fields: Fields, { q = '', ...values }: NonNullable<ListQuery['filter']>): Condition =>
  all([
    withValues(fields, values),
    ...wordsOf(q).map((word): Condition => (isSearched(fields) ? hasWord(word) : (eb) => eb.lit(false))),
  ])

export const wordsOf = (q: string): string[] => fold(q).split(' ').filter(Boolean)

/** The text that search reads is folded already, so plain `like` compares by Turkish rules on both databases. */
const hasWord =
  (word: string): Condition =>
  () =>
    sql<boolean>`${sql.ref('searchText')} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
