import { LIST_COLUMNS } from '../../contract/constants.ts'
import { aliasesOf, lightFieldsOf, slugFieldOf } from '../../contract/declaring/fields.ts'
import type { ListQuery } from '../../contract/declaring/lists.ts'
import type { Resource } from '../../contract/declaring/resource.ts'
import { type AnyDb, anyTable, type Db } from '../db/tables.ts'
import { addressesOf } from './addresses.ts'
import { showAliases } from './aliases.ts'
import { countRows } from './countRows.ts'
import { featureFieldsOf, sharedFeatures, withFeature } from './features.ts'
import type { ReadGround } from './ground.ts'
import type { Listed } from './listFound.ts'
import type { Listing } from './listing.ts'
import { listRows } from './listRows.ts'
import { inBoth, type Part, WHOLE } from './parts.ts'
import { NEARBY, relatedTo } from './related.ts'
import type { Row, Values } from './row.ts'
import { ADMINISTRATOR, type Audience } from './rules.ts'
import { visibleTo } from './visibleTo.ts'

export type Reader = ReturnType<typeof createReader>

/** Reads the rows of one resource, as far as their audience sees them. */
export function createReader(db: Db, resource: Resource, { rules = {}, now = Date.now }: ReadGround) {
  const { name: table, fields } = resource
  const slugField = slugFieldOf(resource)
  const addresses = addressesOf(resource, rules)
  const aliases = aliasesOf(resource)
  const clock = () => new Date(now())

  const listing = (audience: Audience, from = anyTable(db), at = clock()): Listing => {
    const { isOpen, only } = audience
    const among = visibleTo(audience, resource, rules)(at)
    return { db: from, table, fields, only, among, ...(isOpen && rules.sort && { order: rules.sort }) }
  }

  /** What a filter says of features and derived values, as parts of the rows, and what is left of it. */
  const narrowed = async (filter: NonNullable<ListQuery['filter']>, at: Date) => {
    const features = featureFieldsOf(fields).filter((name) => name in filter)
    const derived = Object.keys(filter).filter((name) => resource.derived?.[name])
    const found = await Promise.all(
      features.map((field) => withFeature(anyTable(db), { table, field, feature: String(filter[field]) })),
    )
    const parts = [
      ...found.map((part) => [part]),
      ...derived.map((name) => rules.derived![name]!(filter[name], at)),
    ].reduce<readonly Part[]>(inBoth, WHOLE)
    const isLeft = (name: string) => !features.includes(name) && !derived.includes(name)
    return { parts, values: Object.fromEntries(Object.entries(filter).filter(([name]) => isLeft(name))) }
  }

  const present = async (rows: Row[], audience: Audience, at = clock()): Promise<Row[]> => {
    const presented = (await rules.present?.(rows, { audience, now: at, db })) ?? rows
    return presented.map((row) => showAliases(aliases, row))
  }

  async function* presentEach(slices: AsyncIterable<Row[]>, audience: Audience, at: Date) {
    for await (const rows of slices) yield await present(rows, audience, at)
  }

  const readBy = async (filter: Values, audience = ADMINISTRATOR): Promise<Row | undefined> => {
    const { rows } = await listRows(listing(audience), { filter })
    return (await present(rows, audience))[0]
  }

  /** What rows share, as long as none is written: counted over all of them, so not for each request. */
  let shared: { state: string; until: number; names: Promise<{ name: string }[]> } | undefined

  const readShared = async (audience: Audience) => {
    const shown = Object.fromEntries(featureFieldsOf(fields).map((name) => [name, fields[name]!]))
    const { rows, rest } = await listRows({ ...listing(audience), shown }, {})
    return sharedFeatures(slicesOf(rows, rest), shown)
  }

  return {
    /** Rows as an audience is shown them. */
    present,

    /** A row as it is stored, read where it is about to be written. */
    stored: async (from: AnyDb, id: number): Promise<Row | undefined> =>
      (await listRows(listing(ADMINISTRATOR, from), { filter: { id } })).rows[0],

    list: async (query: ListQuery, audience = ADMINISTRATOR): Promise<Listed> => {
      const at = clock()
      const { parts, values } = await narrowed(query.filter ?? {}, at)
      const { among = WHOLE, ...whole } = listing(audience, undefined, at)
      const { rows, rest, ...listed } = await listRows(
        { ...whole, among: inBoth(among, parts), shown: lightFieldsOf(resource) },
        { ...query, filter: values },
      )
      const presented = await present(rows, audience, at)
      return { ...listed, rows: presented, ...(rest && { rest: presentEach(rest, audience, at) }) }
    },

    count: (filter: ListQuery['filter'] = {}, audience = ADMINISTRATOR) => countRows(listing(audience), filter),

    /** Whether there is such a row. */
    has: async (id: number): Promise<boolean> =>
      Boolean(await anyTable(db).selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()),

    read: (id: number, audience?: Audience) => readBy({ id }, audience),

    readBySlug: async (slug: string, audience?: Audience) => slugField && readBy({ [slugField]: slug }, audience),

    /** The row that was found at this slug before, if this audience may see it. */
    async readByFormerSlug(slug: string, audience?: Audience) {
      const id = await addresses?.formerly(anyTable(db), slug)
      return id === undefined ? undefined : readBy({ id }, audience)
    },

    /** One strip of the rows that share features or words with this one, of those that were made about when it was. */
    async related(row: Row, audience = ADMINISTRATOR): Promise<Row[]> {
      const beside = (side: '<' | '>') =>
        anyTable(db)
          .selectFrom(table)
          .select('id')
          .where('id', side, row.id)
          .orderBy('id', side === '<' ? 'desc' : 'asc')
          .limit(NEARBY)
          .execute()
      const ids = (await Promise.all([beside('<'), beside('>')])).flat().map(({ id }) => Number(id))
      const { rows } = await listRows({ ...listing(audience), shown: lightFieldsOf(resource) }, { filter: { id: ids } })
      return present(relatedTo(row, rows, fields).slice(0, LIST_COLUMNS), audience)
    },

    /** The technical features that rows of the list share, as far as a list can be narrowed by them. */
    async features(audience = ADMINISTRATOR): Promise<{ name: string }[]> {
      const newest = await listRows(listing(audience), { sort: ['updatedAt', 'DESC'], range: [0, 0] })
      const state = JSON.stringify([audience, newest.total, newest.rows[0]?.updatedAt])
      if (shared?.state !== state || now() > shared.until) {
        shared = { state, until: now() + KEPT, names: readShared(audience) }
        shared.names.catch(() => {
          shared = undefined
        })
      }
      return shared.names
    },

    slugOf: (row: Row) => (slugField ? String(row[slugField]) : undefined),
  }
}

/** For how long what rows share is believed, in milliseconds: another instance's clock may be behind. */
const KEPT = 60_000

async function* slicesOf(rows: Row[], rest?: AsyncIterable<Row[]>) {
  yield rows
  if (rest) yield* rest
}
