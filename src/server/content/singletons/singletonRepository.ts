import { isDeepStrictEqual } from 'node:util'
import DataLoader from 'dataloader'
import type { Selectable } from 'kysely'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import { SINGLETONS_PATH, type Singleton } from '../../../contract/schema/singleton.ts'
import { initialOf, withGiven } from '../../../contract/schema/values.ts'
import { decodeValue, encodeValue } from '../../platform/db/columns.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Values, WriteContext } from '../resources/context.ts'
import { type ChangeEvent, runAfterChange, type SharedHooks } from '../resources/hooks.ts'
import { defined } from '../resources/representation.ts'
import { momentAfter } from '../resources/rows.ts'

export const TABLE = 'pageContent'

/** A singleton's fields, and when they were last saved. */
export type Content = Values & { updatedAt: string }

/** What visitors see of it; `updatedAt` is null where nothing is stored and it has its initial values. */
export type InForce = Values & { updatedAt: string | null }

/** What a domain knows of a singleton beyond its declaration. */
export interface SingletonHooks {
  /** Makes the values to write of the whole record as it would be. Throws `Refused`. */
  prepare?(values: Values, stored: InForce | undefined, isRestored: boolean): Values
}

/** A singleton, and what is in force before it is saved for the first time; without `start` it is missing until then. */
export type Declared = Pick<Singleton, 'key' | 'fields'> & { start?: Values | undefined }

/** Precondition of a write: whether its author has seen what is stored, which may be nothing yet. */
export type ContentPrecondition = (stored: Content | undefined) => boolean

interface ReadContext {
  db: Db
}

/** What is stored of a singleton; undefined when nothing is. */
export const readSingleton = async (db: Db, declared: Declared): Promise<Content | undefined> =>
  contentIn(await db.selectFrom(TABLE).selectAll().where('key', '=', declared.key).executeTakeFirst(), declared)

type ContentRow = Selectable<Tables[typeof TABLE]>

function contentIn(row: ContentRow | undefined, { fields, start }: Declared): Content | undefined {
  if (!row) return undefined
  // A field that was declared after the last save has its initial value.
  const data = { ...encodeContent(fields, start), ...(JSON.parse(row.data) as Values) }
  return { ...decodeContent(fields, data), updatedAt: row.updatedAt }
}

/** What is in force of a singleton: what is stored, or its initial values; undefined where it is missing until it is saved. */
export const readInForce = async (db: Db, declared: Declared): Promise<InForce | undefined> =>
  inForceOf(await readSingleton(db, declared), declared)

const inForceOf = (stored: Content | undefined, { start }: Declared): InForce | undefined =>
  stored ?? (start && { ...start, updatedAt: null })

export type ContentLoader = (db: Db, key: string) => Promise<ContentRow | undefined>

/** Reads of several singletons at a time, as for a page, in one query. Nothing is cached. */
export function createContentLoader(): ContentLoader {
  const loaders = new WeakMap<Db, DataLoader<string, ContentRow | undefined>>()
  const create = (db: Db) =>
    new DataLoader<string, ContentRow | undefined>(
      async (keys) => {
        const rows = await db.selectFrom(TABLE).selectAll().where('key', 'in', keys).execute()
        return keys.map((key) => rows.find((row) => row.key === key))
      },
      { cache: false, batchScheduleFn: setImmediate },
    )
  return (db, key) => {
    const loader = loaders.get(db) ?? create(db)
    loaders.set(db, loader)
    return loader.load(key)
  }
}

export type SingletonRepository = ReturnType<typeof createSingletonRepository>

interface Options {
  hooks?: SingletonHooks | undefined
  shared?: Partial<SharedHooks>
  /** Shared by the singletons that are read together. */
  load?: ContentLoader
}

/** Reads and writes one singleton, which is stored as JSON under its key. */
export function createSingletonRepository(
  singleton: Singleton & { start?: Values | undefined },
  { hooks = {}, shared = {}, load = createContentLoader() }: Options,
) {
  const { key, fields, start, page } = singleton
  const names = Object.keys(fields)
  const nothing = Object.fromEntries(names.map((name) => [name, null]))
  const initial = start ?? Object.fromEntries(names.map((name) => [name, initialOf(fields[name]!) ?? null]))

  const encoded = (whole: Values): Values =>
    encodeContent(fields, Object.fromEntries(names.map((name) => [name, whole[name] ?? null])))

  /** All values as they would be stored, encoded, with those that are given. Throws `Refused`. */
  const prepare = (given: Values, stored: Content | undefined, isRestored = false): Values => {
    const { updatedAt: _, ...values }: Values = withGiven({ ...initial, ...stored }, defined(given))
    refuseMissing(fields, values)
    const inForce = stored ?? (start && { ...start, updatedAt: null })
    const checked = shared.beforeChange?.(fields, values, inForce) ?? values
    return encoded(hooks.prepare?.(checked, inForce, isRestored) ?? checked)
  }

  type Change = Pick<ChangeEvent, 'action' | 'at' | 'before' | 'after'>

  const changed = async (context: WriteContext, change: Change) => {
    await runAfterChange(shared.afterChange ?? [], context, {
      ...change,
      actor: context.actor,
      resource: SINGLETONS_PATH,
      id: key,
      table: TABLE,
      fields,
      initial: start,
      visibility: { before: true, after: true, path: page ?? null },
    })
    await context.changes.emit(TABLE)
  }

  return {
    singleton,

    read: ({ db }: ReadContext) => readSingleton(db, singleton),

    /** What would be in force with the given values; nothing is stored. */
    preview: async ({ db }: ReadContext, given: Values): Promise<Values> =>
      decodeContent(fields, prepare(given, await readSingleton(db, singleton))),

    inForce: ({ db }: ReadContext) => readInForce(db, singleton),

    /** What visitors read: with facts about its pictures, unless a page reads those of all its responses itself. */
    async shown({ db }: ReadContext, { isPage = false } = {}): Promise<InForce | undefined> {
      const content = inForceOf(contentIn(await load(db, key), singleton), singleton)
      return content && shared.present && !isPage ? (await shared.present(db, fields, [content]))[0] : content
    },

    /**
     * Stores the given fields beside the stored ones, where that changes anything. Undefined where the precondition fails; throws `Refused`
     * where a required field is in neither.
     */
    async write(
      context: WriteContext,
      given: Values,
      precondition: ContentPrecondition = () => true,
      action?: 'restore',
    ): Promise<Content | undefined> {
      for (;;) {
        const stored = await readSingleton(context.db, singleton)
        if (!precondition(stored)) return undefined
        const data = prepare(given, stored, action === 'restore')
        if (stored && isDeepStrictEqual(data, encoded(stored))) return stored
        const written = await inTransaction(context, async (inner) => {
          const at = await put(inner, key, data, stored)
          if (!at) return undefined
          // As it is read again: JSON has no undefined values.
          const after = { ...decodeContent(fields, JSON.parse(JSON.stringify(data))), updatedAt: at }
          await changed(inner, { action: action ?? (stored ? 'update' : 'create'), at, before: stored, after })
          return after
        })
        if (written) return written
      }
    },

    /**
     * Deletes what is stored, so that the initial values are in force again; `purge` deletes its versions too. False where nothing is
     * stored, or the precondition fails.
     */
    async delete(
      context: WriteContext,
      precondition: (stored: Content) => boolean = () => true,
      action: 'delete' | 'purge' = 'delete',
    ): Promise<boolean> {
      const stored = await readSingleton(context.db, singleton)
      if (!stored || !precondition(stored)) return false
      return inTransaction(context, async (inner) => {
        const { numDeletedRows } = await inner.db
          .deleteFrom(TABLE)
          .where('key', '=', key)
          .where('updatedAt', '=', stored.updatedAt)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        const at = new Date(inner.now()).toISOString()
        const after = action === 'delete' ? { ...nothing, ...start, updatedAt: at } : undefined
        await changed(inner, { action, at, before: stored, after })
        return true
      })
    },
  }
}

/** Stores a singleton's data; returns the time, or undefined where another write came in between. */
async function put({ db, now }: WriteContext, key: string, values: Values, stored: Content | undefined) {
  const data = JSON.stringify(values)
  const at = stored ? momentAfter(stored.updatedAt, now()) : new Date(now()).toISOString()
  if (!stored) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto(TABLE)
      .values({ key, data, updatedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows) > 0 ? at : undefined
  }
  const { numUpdatedRows } = await db
    .updateTable(TABLE)
    .set({ data, updatedAt: at })
    .where('key', '=', key)
    .where('updatedAt', '=', stored.updatedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0 ? at : undefined
}

const encodeContent = (fields: Fields, values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeValue(fields, name, value)]))

export const decodeContent = (fields: Fields, data: Values): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, decodeValue(fields, name, data[name] ?? null)]))

function refuseMissing(fields: Fields, values: Values): void {
  const missing = Object.keys(fields).filter((name) => fields[name]!.isRequired && !values[name])
  if (missing.length) throw refused.invalid(Object.fromEntries(missing.map((name) => [name, [validation.required]])))
}
