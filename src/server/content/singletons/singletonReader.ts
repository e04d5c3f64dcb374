import DataLoader from 'dataloader'
import type { Selectable } from 'kysely'
import { validation } from '../../../contract/i18n/shared/validation.ts'
import { withGiven } from '../../../contract/schema/english.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { initialOf } from '../../../contract/schema/values.ts'
import { withSaid } from '../../features/media/library/withSaid.ts'
import { decodeValue, encodeValue } from '../../platform/db/columns.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Values } from '../resources/row.ts'

export const TABLE = 'pageContent'

/** A singleton's fields, and when they were last saved. */
export type Content = Values & { updatedAt: string }

/** What visitors see of it: null tells that nobody has saved it, and that it says what it starts with. */
export type InForce = Values & { updatedAt: string | null }

/** What a domain knows of a singleton beyond its declaration. */
export interface SingletonRules {
  /**
   * Makes the fields to write of the whole record as it would be. Throws `Refused` for what cannot be.
   *
   * @param isBroughtBack history gives back what was stored once
   */
  prepare?(values: Values, stored: InForce | undefined, isBroughtBack: boolean): Values
}

/** A singleton, and what it says before anybody has saved it, where it says something. */
export type Declared = Pick<Singleton, 'key' | 'fields' | 'page'> & { start?: Values | undefined }

type PageContentRow = Selectable<Tables[typeof TABLE]>
export type ContentLoader = DataLoader<string, PageContentRow | undefined>

export type SingletonReader = ReturnType<typeof createSingletonReader>

/** What is stored of a singleton; undefined when nothing is. */
export const readSingleton = async (db: Db, declared: Declared): Promise<Content | undefined> =>
  contentIn(await db.selectFrom(TABLE).selectAll().where('key', '=', declared.key).executeTakeFirst(), declared)

function contentIn(row: PageContentRow | undefined, { fields, start }: Declared): Content | undefined {
  if (!row) return undefined
  // A field that was declared after the last save still says what it starts with.
  const data = { ...encodeContent(fields, start), ...(JSON.parse(row.data) as Values) }
  return { ...decodeContent(fields, data), updatedAt: row.updatedAt }
}

/** What is in force of a singleton: what is stored, or what it starts with; undefined where it is missing until it is entered. */
export const readInForce = async (db: Db, declared: Declared): Promise<InForce | undefined> =>
  inForceOf(await readSingleton(db, declared), declared)

const inForceOf = (stored: Content | undefined, { start }: Declared): InForce | undefined =>
  stored ?? (start && { ...start, updatedAt: null })

/** Reads of several singletons at a time, as for a page, in one query. Nothing is cached. */
export const createContentLoader = (db: Db): ContentLoader =>
  new DataLoader(
    async (keys) => {
      const rows = await db.selectFrom(TABLE).selectAll().where('key', 'in', keys).execute()
      return keys.map((key) => rows.find((row) => row.key === key))
    },
    { cache: false, batchScheduleFn: setImmediate },
  )

/** Reads one singleton, and what it would say. */
export function createSingletonReader(
  db: Db,
  declared: Declared,
  { rules = {}, loader = createContentLoader(db) }: { rules?: SingletonRules; loader?: ContentLoader },
) {
  const { fields } = declared
  const names = Object.keys(fields)
  const initial: Values =
    declared.start ?? Object.fromEntries(names.map((name) => [name, initialOf(fields[name]!) ?? null]))

  const read = () => readSingleton(db, declared)

  /** All values as they would be stored, encoded, with those that are given. Throws `Refused` where they cannot be. */
  const prepare = (given: Values, stored: Content | undefined, isBroughtBack = false): Values => {
    const { updatedAt: _, ...values } = withGiven({ ...initial, ...stored }, defined(given)) as Values
    refuseMissing(fields, values)
    const inForce = stored ?? (declared.start && { ...declared.start, updatedAt: null })
    const whole = rules.prepare?.(values, inForce, isBroughtBack) ?? values
    return encoded(whole)
  }

  const encoded = (whole: Values): Values =>
    encodeContent(fields, Object.fromEntries(names.map((name) => [name, whole[name] ?? null])))

  return {
    read,

    prepare,

    /** All values as they are stored. */
    encoded,

    /** What would be in force with what is given; nothing is stored. */
    wouldBe: async (given: Values): Promise<Values> => decodeContent(fields, prepare(given, await read())),

    inForce: () => readInForce(db, declared),

    /** What visitors read: with facts about its pictures, unless a page reads those of all its responses itself. */
    async shown({ isPage = false } = {}): Promise<InForce | undefined> {
      const content = inForceOf(contentIn(await loader.load(declared.key), declared), declared)
      return content && (isPage ? content : (await withSaid(db, fields, [content]))[0])
    },
  }
}

const encodeContent = (fields: Fields, values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeValue(fields, name, value)]))

export const decodeContent = (fields: Fields, data: Values): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, decodeValue(fields, name, data[name] ?? null)]))

function refuseMissing(fields: Fields, values: Values): void {
  const missing = Object.keys(fields).filter((name) => fields[name]!.isRequired && !values[name])
  if (missing.length) throw refused.invalid(Object.fromEntries(missing.map((name) => [name, [validation.required]])))
}

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
