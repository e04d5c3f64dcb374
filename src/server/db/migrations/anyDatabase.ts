import type { Kysely } from 'kysely'

/** A database whose tables are not known: migrations run before, between and after them. */
export type AnyDatabase = Kysely<unknown>
