import { isDeepStrictEqual } from 'node:util'
import DataLoader from 'dataloader'
import type { Selectable } from 'kysely'
import type { Locale } from '../../../contract/constants.ts'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import {
  type StoredTranslation,
  settleTranslation,
  shownTranslation,
  singletonInEnglish,
} from '../../../contract/domain/translationState.ts'
import { problems, validation } from '../../../contract/i18n/shared/messages.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import { SINGLETONS_PATH, type Singleton } from '../../../contract/schema/singleton.ts'
import { initialOf, withGiven } from '../../../contract/schema/values.ts'
import { decodeValue, encodeValue } from '../../platform/db/columns.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { Values, WriteContext } from '../resources/context.ts'
import { type ChangeEvent, runAfterChange, type SharedHooks } from '../resources/hooks.ts'
import { withEmptyTexts, withoutUndefined, withTranslationStates } from '../resources/representation.ts'
import { momentAfter } from '../resources/rows.ts'

export const SINGLETONS = 'pageContent'

/** The stored values of a singleton, and when they were last saved. */
export type StoredSingleton = Values & { updatedAt: string }

/** The stored values, or the initial ones with `updatedAt: null` if nothing is stored. */
export type SingletonOrDefaults = Values & { updatedAt: string | null }

/** Domain hooks of a singleton, besides its declaration. */
export interface SingletonHooks {
  /** Returns the values to write, from the whole record as it would be stored. Throws `Refused`. */
  prepare?(values: Values, stored: SingletonOrDefaults | undefined, isRestored: boolean): Values
  /** Checks values that are not those of a restored version against other records. Throws `Refused`. */
  validate?(db: Db, values: Values, stored: SingletonOrDefaults | undefined): Promise<void>
}

/** The values of a singleton while nothing is stored. */
export interface InitialValues {
  values: Values
  /** A template for the owner, not yet their own words. */
  isTemplate: boolean
}

/** A singleton and how to read its initial values; without those it is missing (404) until it is first saved. */
export type Declared = Pick<Singleton, 'key' | 'fields'> & {
  readInitial?: ((db: Db) => Promise<InitialValues>) | undefined
}

/** Precondition of a write: whether its author has seen the stored values, or that nothing was stored. */
export type SingletonPrecondition = (stored: StoredSingleton | undefined) => boolean

interface ReadContext {
  db: Db
}

/** Reads the stored values of a singleton; undefined if nothing is stored. */
export const readSingleton = async (db: Db, declared: Declared): Promise<StoredSingleton | undefined> =>
  decodeSingleton(
    db,
    await db.selectFrom(SINGLETONS).selectAll().where('key', '=', declared.key).executeTakeFirst(),
    declared,
  )

type SingletonRow = Selectable<Tables[typeof SINGLETONS]>

async function decodeSingleton(
  db: Db,
  row: SingletonRow | undefined,
  { fields, readInitial }: Declared,
): Promise<StoredSingleton | undefined> {
  if (!row) return undefined
  const stored: Values = JSON.parse(row.data)
  // A field declared after the last save has its initial value.
  const isWhole = Object.keys(fields).every((name) => name in stored)
  const initial = isWhole ? undefined : (await readInitial?.(db))?.values
  return { ...decodeContent(fields, { ...encodeContent(fields, initial), ...stored }), updatedAt: row.updatedAt }
}

/** Reads the stored values of a singleton, or its initial ones; undefined if it has neither. */
export const readSingletonOrDefaults = async (db: Db, declared: Declared): Promise<SingletonOrDefaults | undefined> =>
  (await readSingleton(db, declared)) ?? orDefaults(undefined, await declared.readInitial?.(db))

const orDefaults = (
  stored: StoredSingleton | undefined,
  initial: InitialValues | undefined,
): SingletonOrDefaults | undefined => stored ?? (initial && { ...initial.values, updatedAt: null })

export type SingletonLoader = (db: Db, key: string) => Promise<SingletonRow | undefined>

/** Reads several singletons in one query, as for a page. Nothing is cached. */
export function createSingletonLoader(): SingletonLoader {
  const loaders = new WeakMap<Db, DataLoader<string, SingletonRow | undefined>>()
  const create = (db: Db) =>
    new DataLoader<string, SingletonRow | undefined>(
      async (keys) => {
        const rows = await db.selectFrom(SINGLETONS).selectAll().where('key', 'in', keys).execute()
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

interface Reading {
  /** For rendering a page, which reads the data of all its pictures in one query. */
  isPage?: boolean
  /** With the texts in this language, where there are any. */
  locale?: Locale | undefined
}

/** The states of the English texts: the stored ones, or for values that were never saved, those that a save would store. */
export const translationOf = (fields: Fields, values: Values): StoredTranslation =>
  (values.translation as StoredTranslation | null | undefined) ??
  settleTranslation(fields, { before: undefined, after: values }).stored

/** A singleton as its editor sees it: with the states of its English texts. */
export const withShownTranslation = <V extends Values>(fields: Fields, values: V): V =>
  'translation' in fields ? { ...values, translation: shownTranslation(translationOf(fields, values)) } : values

export type SingletonRepository = ReturnType<typeof createSingletonRepository>

interface Options {
  hooks?: SingletonHooks | undefined
  shared?: Partial<SharedHooks>
  /** Shared by the singletons that are read together. */
  load?: SingletonLoader
}

/** Reads and writes one singleton, which is stored as JSON under its key. */
export function createSingletonRepository(
  singleton: Singleton & Declared,
  { hooks = {}, shared = {}, load = createSingletonLoader() }: Options,
) {
  const { key, fields, readInitial, page } = singleton
  const names = Object.keys(fields)
  const nothing = Object.fromEntries(names.map((name) => [name, null]))
  const declared = Object.fromEntries(names.map((name) => [name, initialOf(fields[name]!) ?? null]))

  const encoded = (whole: Values): Values =>
    encodeContent(fields, Object.fromEntries(names.map((name) => [name, whole[name] ?? null])))

  /** All values to store, encoded, including the given ones. Throws `Refused`. */
  const prepare = async (
    db: Db,
    given: Values,
    stored: StoredSingleton | undefined,
    { isRestored = false, isPreview = false } = {},
  ): Promise<{ data: Values; initial: InitialValues | undefined }> => {
    const initial = await readInitial?.(db)
    const start = initial?.values ?? declared
    const before = orDefaults(stored, initial)
    const { translation, ...rest } = withoutUndefined(given)
    const { updatedAt: _, ...merged }: Values = withGiven(fields, { ...start, ...stored }, rest)
    const values = isPreview ? withEmptyTexts(fields, merged) : merged
    if (!isPreview) refuseMissing(fields, values)
    Object.assign(values, statesOf({ ...values, translation }, before, isRestored))
    const checked = shared.beforeChange?.(fields, values, before) ?? values
    const prepared = hooks.prepare?.(checked, before, isRestored) ?? checked
    if (!isRestored) await hooks.validate?.(db, prepared, before)
    return { data: encoded(prepared), initial }
  }

  /** The states of the English texts of the values to store. */
  const statesOf = (values: Values, before: SingletonOrDefaults | undefined, isRestored: boolean): Values => {
    if (!('translation' in fields)) return {}
    if (isRestored && values.translation) return { translation: values.translation }
    const stored = before && { ...before, translation: translationOf(fields, before) }
    const { translation, [SECOND_FIELD]: english } = withTranslationStates(fields, values, stored)
    return { translation, ...(english !== undefined && { [SECOND_FIELD]: english }) }
  }

  type Change = Pick<ChangeEvent, 'action' | 'at' | 'before' | 'after' | 'initial'>

  const changed = async (context: WriteContext, change: Change) => {
    await runAfterChange(shared.afterChange ?? [], context, {
      ...change,
      actor: context.actor,
      resource: SINGLETONS_PATH,
      id: key,
      table: SINGLETONS,
      fields,
      visibility: { before: true, after: true, path: page ?? null },
    })
    await context.changes.emit(SINGLETONS)
  }

  /** Deletes these stored values; false if a concurrent write changed them. */
  const remove = (context: WriteContext, stored: StoredSingleton, action: 'delete' | 'purge'): Promise<boolean> =>
    inTransaction(context, async (inner) => {
      const { numDeletedRows } = await inner.db
        .deleteFrom(SINGLETONS)
        .where('key', '=', key)
        .where('updatedAt', '=', stored.updatedAt)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return false
      const at = new Date(inner.now()).toISOString()
      const initial = (await readInitial?.(inner.db))?.values
      const after = action === 'delete' ? { ...nothing, ...initial, updatedAt: at } : undefined
      await changed(inner, { action, at, before: stored, after, initial })
      return true
    })

  return {
    singleton,

    readStored: ({ db }: ReadContext) => readSingleton(db, singleton),

    /** The record that a write of the given values would store, except that required fields may be empty; nothing is written. */
    async preview({ db }: ReadContext, given: Values): Promise<Values> {
      const { data } = await prepare(db, given, await readSingleton(db, singleton), { isPreview: true })
      return decodeContent(fields, data)
    },

    readOrDefaults: ({ db }: ReadContext) => readSingletonOrDefaults(db, singleton),

    /**
     * Reads it for visitors, with the data of its pictures, unless a page reads those of all its responses itself.
     * Undefined without content, or with only a template of a page that its owner has to write.
     */
    async readForVisitors(
      { db }: ReadContext,
      { isPage = false, locale }: Reading = {},
    ): Promise<SingletonOrDefaults | undefined> {
      const stored = await decodeSingleton(db, await load(db, key), singleton)
      const initial = stored ? undefined : await readInitial?.(db)
      if (initial?.isTemplate && singleton.isHiddenUntilWritten) return undefined
      const found = orDefaults(stored, initial)
      const content =
        found && locale
          ? (singletonInEnglish(fields, found, translationOf(fields, found)) as SingletonOrDefaults)
          : found
      return content && shared.present && !isPage ? (await shared.present(db, fields, [content]))[0] : content
    },

    /**
     * Stores the given fields beside the stored ones, if that changes anything. Throws `Refused` if the precondition
     * fails (409), or if a required field is in neither.
     */
    async write(
      context: WriteContext,
      given: Values,
      precondition: SingletonPrecondition = () => true,
      action?: 'restore',
    ): Promise<StoredSingleton> {
      for (;;) {
        const stored = await readSingleton(context.db, singleton)
        if (!precondition(stored)) throw new Refused(409, problems.stale)
        const { data, initial } = await prepare(context.db, given, stored, { isRestored: action === 'restore' })
        if (stored && isDeepStrictEqual(data, encoded(stored))) return stored
        const written = await inTransaction(context, async (inner) => {
          const at = await put(inner, key, data, stored)
          if (!at) return undefined
          // In the form in which it will be read: JSON has no undefined values.
          const after = { ...decodeContent(fields, JSON.parse(JSON.stringify(data))), updatedAt: at }
          await changed(inner, {
            action: action ?? (stored ? 'update' : 'create'),
            at,
            before: stored,
            after,
            initial: initial?.values,
          })
          return after
        })
        if (written) return written
      }
    },

    /**
     * Deletes the stored values, so that the singleton has its initial ones again; `purge` deletes its versions too.
     * Returns whether anything was stored. Throws `Refused` (409) if the precondition fails.
     */
    async delete(
      context: WriteContext,
      precondition: (stored: StoredSingleton) => boolean = () => true,
      action: 'delete' | 'purge' = 'delete',
    ): Promise<boolean> {
      for (;;) {
        const stored = await readSingleton(context.db, singleton)
        if (!stored) return false
        if (!precondition(stored)) throw new Refused(409, problems.stale)
        if (await remove(context, stored, action)) return true
      }
    },
  }
}

/** Stores a singleton's data; returns the time, or undefined if a concurrent write came first. */
async function put({ db, now }: WriteContext, key: string, values: Values, stored: StoredSingleton | undefined) {
  const data = JSON.stringify(values)
  const at = stored ? momentAfter(stored.updatedAt, now()) : new Date(now()).toISOString()
  if (!stored) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto(SINGLETONS)
      .values({ key, data, updatedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows) > 0 ? at : undefined
  }
  const { numUpdatedRows } = await db
    .updateTable(SINGLETONS)
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
