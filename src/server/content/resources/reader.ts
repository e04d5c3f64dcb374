import { LIST_COLUMNS } from '../../../contract/constants.ts'
import { aliasesOf, lightFieldsOf, slugFieldOf } from '../../../contract/schema/fields.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { ADMINISTRATOR, type ReadContext, type Viewer } from './context.ts'
import { featureFieldsOf, NEARBY, relatedTo, sharedFeatures } from './features.ts'
import type { Hooks, SharedHooks } from './hooks.ts'
import { showAliases } from './input.ts'
import { hasValues, listOfRecords } from './listOfRecords.ts'
import type { Condition } from './listStatement.ts'
import { countRows, type Listed, readList, slicesOf } from './readList.ts'
import type { Row } from './row.ts'
import { findRow, hasRow, neighboursOf, stateOf } from './rows.ts'
import { slugsOf } from './slugs.ts'
import { visibleTo } from './visibility.ts'

export interface ReaderHooks {
  hooks?: Hooks | undefined
  shared?: Partial<SharedHooks>
}

export type Reader = ReturnType<typeof createReader>

/** How long shared features are cached, in milliseconds: another instance's clock may be behind. */
const FEATURES_MAX_AGE = 60_000

/** Reads the rows of one resource that a viewer may see. */
export function createReader(resource: Resource, { hooks = {}, shared = {} }: ReaderHooks) {
  const { name: table, fields } = resource
  const slugField = slugFieldOf(resource)
  const slugs = slugsOf(resource, hooks)
  const aliases = aliasesOf(resource)
  const light = lightFieldsOf(resource)

  const orderFor = ({ isOpen }: Viewer) => (isOpen ? hooks.sort : undefined)

  const present = async (
    { db, now }: ReadContext,
    rows: Row[],
    viewer: Viewer,
    at = new Date(now()),
  ): Promise<Row[]> => {
    const own = (await hooks.present?.(rows, { viewer, now: at, db })) ?? rows
    const presented = viewer.isOpen && !viewer.isPage && shared.present ? await shared.present(db, fields, own) : own
    return presented.map((row) => showAliases(aliases, row))
  }

  async function* presentEach(context: ReadContext, slices: AsyncIterable<Row[]>, viewer: Viewer, at: Date) {
    for await (const rows of slices) yield await present(context, rows, viewer, at)
  }

  const readBy = async (context: ReadContext, column: string, value: unknown, viewer: Viewer) => {
    const at = new Date(context.now())
    const row = await findRow(context.db, resource, [column, value], visibleTo(viewer, resource, hooks, at))
    return row && (await present(context, [row], viewer, at))[0]
  }

  /** The features that rows share, until a row is written: they are counted over all rows. */
  let cached: { state: string; until: number; features: Promise<{ name: string }[]> } | undefined

  const readFeatures = async (db: Db, where: Condition) => {
    const shown = Object.fromEntries(featureFieldsOf(fields).map((name) => [name, fields[name]!]))
    const list = listOfRecords({ dialect: dialectOf(db), table, fields, where: [where], shown }, {})
    return sharedFeatures(slicesOf(await readList(db, list)), shown)
  }

  return {
    resource,
    hooks,

    /** Rows as a viewer is shown them. */
    present,

    async list(context: ReadContext, query: ListQuery, viewer = ADMINISTRATOR): Promise<Listed<Row>> {
      const { db } = context
      const at = new Date(context.now())
      const { derived = {} } = resource
      const filters = Object.entries(query.filter ?? {})
      const where = [
        visibleTo(viewer, resource, hooks, at),
        ...filters.filter(([name]) => name in derived).map(([name, value]) => hooks.derived![name]!(value, at)),
      ]
      const { rows, rest, ...listed } = await readList(
        db,
        listOfRecords(
          { dialect: dialectOf(db), table, fields, where, shown: light, order: orderFor(viewer) },
          { ...query, filter: Object.fromEntries(filters.filter(([name]) => !(name in derived))) },
        ),
      )
      return {
        ...listed,
        rows: await present(context, rows, viewer, at),
        ...(rest && { rest: presentEach(context, rest, viewer, at) }),
      }
    },

    /** The number of rows with these values. */
    count: ({ db, now }: ReadContext, values: ListQuery['filter'] = {}, viewer = ADMINISTRATOR) =>
      countRows(db, {
        table,
        where: [visibleTo(viewer, resource, hooks, new Date(now())), hasValues(fields, values)],
      }),

    has: ({ db }: ReadContext, id: number): Promise<boolean> => hasRow(db, resource, id),

    read: (context: ReadContext, id: number, viewer = ADMINISTRATOR) => readBy(context, 'id', id, viewer),

    readBySlug: async (context: ReadContext, slug: string, viewer = ADMINISTRATOR) =>
      slugField ? readBy(context, slugField, slug, viewer) : undefined,

    /** The row that had this slug before, if this viewer may see it. */
    async readByFormerSlug(context: ReadContext, slug: string, viewer = ADMINISTRATOR) {
      const id = await slugs?.formerOwner(context.db, slug)
      return id === undefined ? undefined : readBy(context, 'id', id, viewer)
    },

    /** One strip of the rows that share features or words with this one, of those that were created about when it was. */
    async related(context: ReadContext, row: Row, viewer = ADMINISTRATOR): Promise<Row[]> {
      const { db } = context
      const at = new Date(context.now())
      const ids = await neighboursOf(db, resource, row.id, NEARBY)
      const where = [visibleTo(viewer, resource, hooks, at)]
      const records = { dialect: dialectOf(db), table, fields, where, shown: light, order: orderFor(viewer) }
      const { rows } = await readList(db, listOfRecords(records, { filter: { id: ids } }))
      return present(context, relatedTo(row, rows, fields).slice(0, LIST_COLUMNS), viewer, at)
    },

    /** The technical features that rows of the list share, as far as a list can be narrowed by them. */
    async features({ db, now }: ReadContext, viewer = ADMINISTRATOR): Promise<{ name: string }[]> {
      const where = visibleTo(viewer, resource, hooks, new Date(now()))
      const state = JSON.stringify([viewer.seesHidden, viewer.only, await stateOf(db, resource, where)])
      if (cached?.state !== state || now() > cached.until) {
        cached = { state, until: now() + FEATURES_MAX_AGE, features: readFeatures(db, where) }
        cached.features.catch(() => {
          cached = undefined
        })
      }
      return cached.features
    },

    slugOf: (row: Row) => slugs?.slugOf(row),
  }
}
