import { withGiven } from '../../contract/english.ts'
import type { Fields } from '../../contract/fields.ts'
import type { Singleton } from '../../contract/singleton.ts'
import { validation } from '../../contract/texts/both/validation.ts'
import { initialOf } from '../../contract/values.ts'
import { decodeValue, encodeValue } from '../db/columns.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/tables.ts'
import { noteUses } from '../pictures/pictureUses.ts'
import { withSaid } from '../pictures/withSaid.ts'
import type { Values } from '../resources/row.ts'
import { momentAfter } from '../resources/rules.ts'
import type { Changes } from '../shared/changes.ts'
import { refused } from '../shared/problems.ts'

export const TABLE = 'pageContent'

/** A singleton's fields, and when they were last saved. */
export type Content = Values & { updatedAt: string }

/** What visitors see of it: null tells that nobody has saved it, and that it says what it starts with. */
export type InForce = Values & { updatedAt: string | null }

/** What a domain knows of a singleton beyond its declaration. */
export interface SingletonRules {
  /** Makes the fields to write of the whole record as it would be. Throws `Refused` for what cannot be. */
  prepare?(values: Values, stored: InForce | undefined): Values
}

/** Whether a writer still means what is stored, which may be nothing yet. */
export type ContentGuard = (stored: Content | undefined) => boolean

export type SingletonStore = ReturnType<typeof createSingletonStore>

interface Ground {
  changes: Pick<Changes, 'emit'>
  rules?: SingletonRules
  /** Milliseconds since 1970. */
  now?: () => number
}

/** A singleton, and what it says before anybody has saved it, where it says something. */
type Declared = Pick<Singleton, 'key' | 'fields'> & { start?: Values | undefined }

/** What is stored of a singleton; undefined when nothing is. */
export async function readSingleton(db: Db, { key, fields, start }: Declared): Promise<Content | undefined> {
  const row = await db.selectFrom(TABLE).selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return undefined
  // A field that was declared after the last save still says what it starts with.
  const data = { ...encoded(fields, start), ...(JSON.parse(row.data) as Values) }
  const values = Object.keys(fields).map((name) => [name, decodeValue(fields, name, data[name] ?? null)])
  return { ...Object.fromEntries(values), updatedAt: row.updatedAt }
}

/** What is in force of a singleton: what is stored, or what it starts with; undefined where it is missing until it is entered. */
export async function readInForce(db: Db, declared: Declared): Promise<InForce | undefined> {
  const { start } = declared
  return (await readSingleton(db, declared)) ?? (start && { ...start, updatedAt: null })
}

const encoded = (fields: Fields, values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeValue(fields, name, value)]))

/** Reads and writes one singleton, as JSON under its key. */
export function createSingletonStore(db: Db, declared: Declared, { changes, rules = {}, now = Date.now }: Ground) {
  const { key, fields } = declared
  const names = Object.keys(fields)
  const initial: Values =
    declared.start ?? Object.fromEntries(names.map((name) => [name, initialOf(fields[name]!) ?? null]))

  const encode = (values: Values) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, encodeValue(fields, name, values[name] ?? null)])))

  const read = () => readSingleton(db, declared)

  /** Whether it was written: not when somebody else has written in between. */
  const put = async (db: Db, data: string, stored: Content | undefined): Promise<boolean> => {
    if (!stored) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto(TABLE)
        .values({ key, data, updatedAt: new Date(now()).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows) > 0
    }
    const { numUpdatedRows } = await db
      .updateTable(TABLE)
      .set({ data, updatedAt: momentAfter(stored.updatedAt, now()) })
      .where('key', '=', key)
      .where('updatedAt', '=', stored.updatedAt)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  /** All values as they would be stored with those that are given. Throws `Refused` where they cannot be. */
  const prepared = (given: Values, stored: Content | undefined): Values => {
    const { updatedAt: _, ...values } = withGiven({ ...initial, ...stored }, defined(given)) as Values
    refuseMissing(fields, values)
    return rules.prepare?.(values, stored ?? (declared.start && { ...declared.start, updatedAt: null })) ?? values
  }

  return {
    read,

    /** What would be in force with what is given; nothing is stored. */
    async wouldBe(given: Values): Promise<Values> {
      const data: Values = JSON.parse(encode(prepared(given, await read())))
      return Object.fromEntries(names.map((name) => [name, decodeValue(fields, name, data[name])]))
    },

    inForce: () => readInForce(db, declared),

    /** What visitors read: what is said of its pictures stands beside it. */
    async shown(): Promise<InForce | undefined> {
      const content = await readInForce(db, declared)
      return content && (await withSaid(db, fields, [content]))[0]
    },

    /**
     * Stores the fields that are given beside those that are there. Undefined when the guard finds it stale; throws
     * `Refused` when a field that must be there is in neither.
     */
    async write(given: Values, guard: ContentGuard = () => true): Promise<Content | undefined> {
      for (;;) {
        const stored = await read()
        if (!guard(stored)) return undefined
        const data = encode(prepared(given, stored))
        const isWritten = await inTransaction({ db, changes }, async (ground) => {
          if (!(await put(ground.db, data, stored))) return false
          await noteUses(ground.db, { resource: TABLE, id: key }, stored, JSON.parse(data))
          await ground.changes.emit(TABLE)
          return true
        })
        if (isWritten) return (await read())!
      }
    },

    /** Makes it one that was not entered yet. False when there is nothing, or the guard finds it stale. */
    async remove(guard: (stored: Content) => boolean = () => true): Promise<boolean> {
      const stored = await read()
      if (!stored || !guard(stored)) return false
      return inTransaction({ db, changes }, async (ground) => {
        const { numDeletedRows } = await ground.db
          .deleteFrom(TABLE)
          .where('key', '=', key)
          .where('updatedAt', '=', stored.updatedAt)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await noteUses(ground.db, { resource: TABLE, id: key }, stored, undefined)
        await ground.changes.emit(TABLE)
        return true
      })
    },
  }
}

function refuseMissing(fields: Fields, values: Values): void {
  const missing = Object.keys(fields).filter((name) => fields[name]!.isRequired && !values[name])
  if (missing.length) throw refused.invalid(Object.fromEntries(missing.map((name) => [name, [validation.required]])))
}

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
