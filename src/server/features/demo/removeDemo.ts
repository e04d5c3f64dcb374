import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identity } from '../../../company/identity.ts'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import { type Fields, titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Row, Values } from '../../content/resources/context.ts'
import { englishOf } from '../../content/resources/representation.ts'
import { SINGLETONS, type StoredSingleton } from '../../content/singletons/singletonRepository.ts'
import type { ContentServices, Stores } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { anyTable, decodeRow, sortColumnOf, sortKeyOf } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import { fileNameAt } from '../../platform/storage/fileNames.ts'
import { hashOf } from '../media/pictures.ts'
import { countReferences } from '../media/pictureUsage.ts'
import { addressOfClean } from '../media/uploads.ts'
import { DEMO_TEXTS, hasDemoTexts } from './initialValues.ts'
import { demoPictures, PICTURES } from './pictureWords.ts'
import type { Filled } from './seedDemo.ts'
import { type DemoPart, demoPartsOf, nameOf, valuesOf } from './seeds.ts'
import { demoTextsOf } from './singletons.ts'

type Needed = Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'>
type DemoSettings = Pick<Settings, 'MAP_HOSTS'>

/** Counts the unchanged records of each part of the demo content. */
export const countDemo = async (services: Needed, settings: DemoSettings): Promise<Filled[]> => [
  ...(await countUnchanged(services, settings, async () => true)),
  ...(await textsInForce(services)),
]

/**
 * Purges unchanged demo records in one transaction, without trash and versions; a record that changes concurrently
 * stays. Demo pictures and files are removed if nothing references them.
 */
export const removeDemo = (services: Needed & { actor: Actor }, settings: DemoSettings): Promise<Filled[]> =>
  inTransaction(services, async (context) => {
    const files: string[] = []
    const purge: Visit = async (part, unchanged) => {
      const { id, updatedAt } = unchanged
      try {
        if ('singleton' in part) {
          const store = context.stores.ofSingleton(part.singleton)
          return await store.delete(context, (present) => present.updatedAt === updatedAt, 'purge')
        }
        const precondition = (present: string) => present === updatedAt
        files.push(...filesIn(part.resource.fields, unchanged))
        await context.stores.of(part.resource).delete(context, Number(id), { precondition, action: 'purge' })
        return true
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return false
      }
    }
    await clearFacts(context, settings)
    await clearEnglish(context, settings)
    const removed = [...(await countUnchanged(context, settings, purge)), ...(await textsInForce(context))]
    await context.db.deleteFrom('milestones').where('name', '=', DEMO_TEXTS).execute()
    await context.changes.emit(SINGLETONS)
    for (const picture of await unchangedRows(context.db, LIBRARY))
      if ((await countReferences(context.db, hashOf(picture.url))) === 0) await purge(LIBRARY, picture)
    for (const file of files)
      if ((await countReferences(context.db, hashOf(file))) === 0)
        await context.db.deleteFrom('uploads').where('name', '=', fileNameAt(file)).execute()
    return removed
  })

/** Fields with facts about the demo company that cannot be true of another one. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  about: ['imageUrl'],
  'contact-info': ['phoneNumber', 'emailAddress', 'addressText', 'mapIframeUrl'],
}

/** Clears the demo's facts in singletons that were changed otherwise, such as its place on the map. */
async function clearFacts(
  context: TransactionContext & Pick<Needed, 'stores' | 'now'> & { actor: Actor },
  { MAP_HOSTS }: DemoSettings,
): Promise<void> {
  for (const part of demoPartsOf(MAP_HOSTS)) {
    const names = FACTS[nameOf(part)]
    if (!names || !('singleton' in part)) continue
    const store = context.stores.ofSingleton(part.singleton)
    const [stored, demo] = [await store.readStored(context), await demoContentOf(part)]
    if (!stored || (await unchangedContent(context.db, context.stores, part)).length) continue
    const left = names.filter((name) => stored[name] && isSame(stored[name], demo[name]))
    const english = names.filter(
      (name) => englishOf(stored)[name] && isSame(englishOf(stored)[name], englishOf(demo)[name]),
    )
    const cleared = (of: readonly string[]) => Object.fromEntries(of.map((name) => [name, null]))
    if (left.length + english.length > 0)
      await store.write(context, { ...cleared(left), ...(english.length > 0 && { [SECOND_FIELD]: cleared(english) }) })
  }
}

/** Clears English texts of the demo whose Turkish text the owner has replaced. */
async function clearEnglish(
  context: TransactionContext & Pick<Needed, 'stores' | 'now'> & { actor: Actor },
  { MAP_HOSTS }: DemoSettings,
): Promise<void> {
  const demos: [key: string, demo: Values][] = Object.entries(demoTextsOf(identity.name))
  for (const part of demoPartsOf(MAP_HOSTS))
    if ('singleton' in part) demos.push([part.singleton.key, await demoContentOf(part)])
  for (const [key, demo] of demos) {
    const store = context.stores.ofSingleton({ key })
    const stored = await store.readStored(context)
    const left = Object.entries(englishOf(demo)).flatMap(([name, text]) => {
      const isLeft = stored && text && isSame(englishOf(stored)[name], text) && !isSame(stored[name], demo[name])
      return isLeft ? [[name, null]] : []
    })
    if (left.length > 0) await store.write(context, { [SECOND_FIELD]: Object.fromEntries(left) })
  }
}

/** The singletons that have the demo's texts because nobody has changed them. */
async function textsInForce({ db }: Pick<Needed, 'db'>): Promise<Filled[]> {
  if (!(await hasDemoTexts(db))) return []
  const keys = Object.keys(demoTextsOf(identity.name))
  const stored = await db.selectFrom(SINGLETONS).select('key').where('key', 'in', keys).execute()
  return keys.filter((key) => !stored.some((row) => row.key === key)).map((name) => ({ name, count: 1 }))
}

const filesIn = (fields: Fields, values: Values): string[] =>
  Object.keys(fields).flatMap((name) => (fields[name]!.kind === 'file' && values[name] ? String(values[name]) : []))

type ResourcePart = Extract<DemoPart, { resource: unknown }>
type SingletonPart = Extract<DemoPart, { singleton: unknown }>
const LIBRARY: ResourcePart = { resource: pictures, rows: demoPictures }

/** Called for an unchanged record, or the content of a singleton; returns whether it counts. */
type Visit = (part: DemoPart, unchanged: Values & { updatedAt: string }) => Promise<boolean>

async function countUnchanged(
  { db, stores }: Pick<Needed, 'db' | 'stores'>,
  { MAP_HOSTS }: DemoSettings,
  visit: Visit,
): Promise<Filled[]> {
  const parts: Filled[] = []
  for (const part of demoPartsOf(MAP_HOSTS)) {
    let count = 0
    const unchanged = 'resource' in part ? await unchangedRows(db, part) : await unchangedContent(db, stores, part)
    for (const each of unchanged) if (await visit(part, each)) count += 1
    parts.push({ name: nameOf(part), count })
  }
  return parts.filter(({ count }) => count > 0)
}

/** Unchanged records of a resource: for each demo row at most one, the oldest. */
async function unchangedRows(db: Db, { resource, rows }: ResourcePart): Promise<Row[]> {
  const { name, fields } = resource
  const title = titleFieldOf(resource)
  const keys = rows.map((row) => sortKeyOf(fields, title, row[title]))
  const found = await anyTable(db)
    .selectFrom(name)
    .selectAll()
    .where(sortColumnOf(fields, title), 'in', keys)
    .orderBy('id')
    .execute()
  const stored = found.map((row) => decodeRow(fields, row) as Row)
  return rows.flatMap((row) => stored.find((each) => isUnchanged(resource, row, each)) ?? [])
}

/** Whether a record equals its demo row, except read-only fields such as `isRead`, and was never edited. */
const isUnchanged = ({ fields, endpoints }: Resource, row: Values, stored: Row): boolean =>
  (!endpoints.update || stored.updatedAt === stored.createdAt) &&
  Object.entries(row).every(
    ([name, value]) => !fields[name] || fields[name].readOnly || isSameValue(name, stored[name], value),
  )

/** The content of a singleton, if it equals its demo values. */
async function unchangedContent(
  db: Db,
  stores: Pick<Stores, 'ofSingleton'>,
  part: SingletonPart,
): Promise<StoredSingleton[]> {
  const stored = await stores.ofSingleton(part.singleton).readStored({ db })
  if (!stored) return []
  const values = Object.entries(await demoContentOf(part))
  return values.every(([name, value]) => isSameValue(name, stored[name], value)) ? [stored] : []
}

async function demoContentOf({ singleton, rows: [row = {}] }: SingletonPart): Promise<Values> {
  const address = row.picture ? addressOfClean(await readFile(join(PICTURES, row.picture))) : ''
  return valuesOf(singleton.fields, row, () => address)
}

/** Undefined values are stored as null. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Whether a stored value is that of the demo; English texts have a slug besides. */
const isSameValue = (name: string, stored: unknown, demo: unknown): boolean =>
  name === SECOND_FIELD
    ? Object.entries(demo as Values).every(([field, text]) => isSame((stored as Values)[field], text))
    : isSame(stored, demo)
