import type { ListQuery, Resource } from '../../contract/resource.ts'
import { slugFieldOf } from '../../contract/resource.ts'
import type { Changes } from '../changes.ts'
import { decodeRow, encodeRow } from '../db/columns.ts'
import { isUniqueViolation } from '../db/errors.ts'
import type { AnyDb, Db } from '../db/tables.ts'
import { listRows } from './listRows.ts'
import { freeSlug, slugBaseOf } from './slugs.ts'

/** A record as the API shows it. */
export type Row = Record<string, unknown> & { id: number; createdAt: string; updatedAt: string }

/** Rows that an endpoint shows at all: `{ isFeatured: true }`. */
export type Only = Readonly<Record<string, unknown>>

/** Why a write did not happen. */
export type Refusal = 'missing' | 'stale' | 'slugTaken'
export type Outcome = { row: Row; refused?: undefined } | { row?: undefined; refused: Refusal }

/** Whether a writer still means the row that is stored, judged by its `updatedAt`. */
export type Guard = (updatedAt: string) => boolean
const always: Guard = () => true

export type Store = ReturnType<typeof createStore>

/** Reads and writes the rows of one resource. It knows tables, not HTTP. */
export function createStore(anyDb: Db, { name: table, fields }: Resource, changes: Changes) {
  const db = anyDb as unknown as AnyDb
  const slugField = slugFieldOf({ fields })
  const decode = (row: Record<string, unknown>) => decodeRow(fields, row) as Row

  const readBy = async (column: string, value: unknown, only: Only = {}): Promise<Row | undefined> => {
    const { rows } = await listRows(db, table, fields, { filter: { [column]: value } }, only)
    return rows[0]
  }

  const insert = async (record: Record<string, unknown>): Promise<Row | undefined> => {
    const now = new Date().toISOString()
    const row = await db
      .insertInto(table)
      .values({ ...encodeRow(fields, record), createdAt: now, updatedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) changes.emit(table)
    return row && decode(row)
  }

  const slugsFrom = async (base: string): Promise<Set<string>> => {
    const rows = await db.selectFrom(table).select(slugField!).where(slugField!, 'like', `${base}%`).execute()
    return new Set(rows.map((row) => String(row[slugField!])))
  }

  /** Stores what `change` makes of a row, if nobody else has changed that row in between; else looks again. */
  const modify = async (id: number, guard: Guard, change: (row: Row) => Record<string, unknown>): Promise<Outcome> => {
    for (;;) {
      const row = await readBy('id', id)
      if (!row) return { refused: 'missing' }
      if (!guard(row.updatedAt)) return { refused: 'stale' }
      const stored = await db
        .updateTable(table)
        .set({ ...encodeRow(fields, { ...row, ...change(row) }), updatedAt: momentAfter(row.updatedAt) })
        .where('id', '=', id)
        .where('updatedAt', '=', row.updatedAt)
        .returningAll()
        .executeTakeFirst()
      if (!stored) continue
      changes.emit(table)
      return { row: decode(stored) }
    }
  }

  return {
    list: (query: ListQuery, only: Only = {}) => listRows(db, table, fields, query, only),

    read: (id: number, only?: Only) => readBy('id', id, only),

    readBySlug: async (slug: string, only?: Only) => (slugField ? readBy(slugField, slug, only) : undefined),

    /** Stores a new row; a slug that is left out is made from the title, and made unique. */
    async create(input: Record<string, unknown>): Promise<Outcome> {
      const initial = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]))
      const record: Record<string, unknown> = { ...initial, ...defined(input) }
      if (!slugField || input[slugField]) {
        const row = await insert(record)
        return row ? { row } : { refused: 'slugTaken' }
      }
      const base = slugBaseOf(String(record[fields[slugField]!.from ?? ''] ?? ''))
      for (let taken = new Set<string>(); ; taken = await slugsFrom(base)) {
        const row = await insert({ ...record, [slugField]: freeSlug(base, taken) })
        if (row) return { row }
      }
    },

    /** Changes the fields that are given. */
    async update(id: number, input: Record<string, unknown>, guard = always): Promise<Outcome> {
      try {
        return await modify(id, guard, () => defined(input))
      } catch (error) {
        if (isUniqueViolation(error)) return { refused: 'slugTaken' }
        throw error
      }
    },

    /** Sets a flag, or flips it when no value is given. */
    toggle: (id: number, field: string, value?: boolean, guard = always) =>
      modify(id, guard, (row) => ({ [field]: value ?? !row[field] })),

    async remove(id: number, guard = always): Promise<Outcome> {
      for (;;) {
        const row = await readBy('id', id)
        if (!row) return { refused: 'missing' }
        if (!guard(row.updatedAt)) return { refused: 'stale' }
        const removed = await db
          .deleteFrom(table)
          .where('id', '=', id)
          .where('updatedAt', '=', row.updatedAt)
          .returningAll()
          .executeTakeFirst()
        if (!removed) continue
        changes.emit(table)
        return { row: decode(removed) }
      }
    },
  }
}

const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Now, but later than the last change of a row: two changes within a millisecond still differ. */
const momentAfter = (moment: string): string => new Date(Math.max(Date.now(), Date.parse(moment) + 1)).toISOString()
