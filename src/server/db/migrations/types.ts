import { type ColumnDataType, type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../connect.ts'

/** The words in which migrations are written, so that one text runs on both databases. Frozen, as they are. */
export interface Types {
  id: 'integer' | 'bigint'
  /** Numbers the rows; a number is never given twice, not even after a delete. */
  numbered: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  flag: ColumnDataType
  integer: ColumnDataType
  text: ColumnDataType
  /** Text that sorts and compares by its bytes, alike on both databases: sort keys, slugs, choices, ISO times. */
  ordered: ColumnDataType | RawBuilder<unknown>
}

/** A migration, once it knows the words of its database. */
export type Draft = (types: Types) => Migration
export type AnyDatabase = Kysely<unknown>

export const required = (column: ColumnDefinitionBuilder) => column.notNull()

export const typesOf: Record<Dialect, Types> = {
  sqlite: {
    id: 'integer',
    numbered: (column) => column.primaryKey().autoIncrement(),
    flag: 'integer',
    integer: 'integer',
    text: 'text',
    ordered: 'text',
  },
  postgres: {
    id: 'bigint',
    numbered: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    flag: 'boolean',
    integer: 'integer',
    text: 'text',
    ordered: sql`text collate "C"`,
  },
}
