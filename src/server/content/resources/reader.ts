import { LIST_COLUMNS, type Locale } from '../../../contract/constants.ts'
import { lightFieldsOf, slugFieldOf } from '../../../contract/schema/fields.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { type Resource, TRANSLATION_FILTER } from '../../../contract/schema/resource.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { ADMINISTRATOR, type ReadContext, type Row, type Viewer } from './context.ts'
import { featureFieldsOf, NEARBY, relatedTo, sharedFeatures } from './features.ts'
import type { ResourceHooks } from './hooks.ts'
import { listOfRecords } from './listOfRecords.ts'
import { countRows, type Listed, readList, slicesOf } from './readList.ts'
import { alternatesOf, columnsInEnglish, createPresenter, translatedFor } from './representation.ts'
import { findRow, hasRow, neighboursOf, valuesCondition, visibleTo } from './rows.ts'
import { slugsOf } from './slugs.ts'

export type Reader = ReturnType<typeof createReader>

/** Reads the rows of one resource that a viewer may see. */
export function createReader(resource: Resource, { hooks = {}, shared = {} }: ResourceHooks) {
  const { name: table, fields, derived = {} } = resource
  const slugField = slugFieldOf(resource)
  const slugs = slugsOf(resource, hooks)
  const present = createPresenter(resource, { hooks, shared })

  async function* presentEach(context: ReadContext, slices: AsyncIterable<Row[]>, viewer: Viewer, at: Date) {
    for await (const rows of slices) yield await present(context, rows, viewer, at)
  }

  /** A presented row with the further fields of its hooks. */
  const withExtras = async (
    context: ReadContext,
    row: Row,
    viewer = ADMINISTRATOR,
    now = new Date(context.now()),
  ): Promise<Row> => ({ ...row, ...(await hooks.readExtras?.(row, { viewer, now, db: context.db })) })

  const readBy = async (context: ReadContext, column: string, value: unknown, viewer: Viewer) => {
    const at = new Date(context.now())
    const row = await findRow(context.db, resource, [column, value], visibleTo(viewer, resource, hooks, at))
    if (!row) return undefined
    const [shown] = await present(context, [row], viewer, at)
    return viewer.isOpen && !viewer.seesHidden ? ({ ...shown, ...alternatesOf(resource, row) } as Row) : shown
  }

  /** The condition on rows with a derived value. */
  const conditionOf = (name: string, value: unknown, at: Date) =>
    name === TRANSLATION_FILTER
      ? valuesCondition(fields, { translationState: value })
      : hooks.derived![name]!(value, at)

  /** Stored rows that a viewer may see, with the given fields. */
  const listRows = (
    { db, now }: ReadContext,
    { filter = {}, ...query }: ListQuery,
    viewer: Viewer,
    shown: typeof fields,
  ) => {
    const at = new Date(now())
    const filters = Object.entries(filter)
    const where = [
      visibleTo(viewer, resource, hooks, at),
      ...filters.filter(([name]) => name in derived).map(([name, value]) => conditionOf(name, value, at)),
    ]
    const order = viewer.isOpen ? hooks.sort : undefined
    const ownFilters = Object.fromEntries(filters.filter(([name]) => !(name in derived)))
    const { locale } = viewer
    const list = {
      dialect: dialectOf(db),
      table,
      fields,
      where,
      order,
      locale,
      isOpen: viewer.isOpen && !viewer.seesHidden,
    }
    const columns = locale ? columnsInEnglish(resource, shown) : shown
    return readList(db, listOfRecords({ ...list, shown: columns }, { ...query, filter: ownFilters }))
  }

  return {
    resource,
    hooks,

    /** Rows as shown to a viewer, in lists. */
    present,

    /** A row as shown to a viewer in a response of its own: with the further fields of its hooks. */
    async presentRecord(context: ReadContext, row: Row, viewer = ADMINISTRATOR, at = new Date(context.now())) {
      const [shown] = await present(context, [row], viewer, at)
      return withExtras(context, shown!, viewer, at)
    },

    withExtras,

    async list(context: ReadContext, query: ListQuery, viewer = ADMINISTRATOR): Promise<Listed<Row>> {
      const at = new Date(context.now())
      const { rows, rest, ...listed } = await listRows(context, query, viewer, lightFieldsOf(resource))
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
        where: [visibleTo(viewer, resource, hooks, new Date(now())), valuesCondition(fields, values)],
      }),

    has: ({ db }: ReadContext, id: number): Promise<boolean> => hasRow(db, resource, id),

    read: (context: ReadContext, id: number, viewer = ADMINISTRATOR) => readBy(context, 'id', id, viewer),

    async readBySlug(context: ReadContext, slug: string, viewer = ADMINISTRATOR) {
      if (!slugField) return undefined
      if (!viewer.locale) return readBy(context, slugField, slug, viewer)
      const id = await slugs?.english?.ownerOf(context.db, slug)
      const row = id === undefined ? undefined : await readBy(context, 'id', id, viewer)
      return row && row[slugField] === slug ? row : undefined
    },

    /** The row that previously had this slug, if this viewer may see it. */
    async readByFormerSlug(context: ReadContext, slug: string, viewer = ADMINISTRATOR) {
      const { locale } = viewer
      const id = await (locale ? slugs?.english?.ownerOf(context.db, slug) : slugs?.formerOwner(context.db, slug))
      return id === undefined ? undefined : readBy(context, 'id', id, viewer)
    },

    /**
     * Up to `LIST_COLUMNS` rows that share technical features or words with this one, among the nearest in creation
     * order.
     */
    async related(context: ReadContext, row: Row, viewer = ADMINISTRATOR): Promise<Row[]> {
      const ids = await neighboursOf(context.db, resource, row.id, NEARBY)
      const { rows } = await listRows(context, { filter: { id: ids } }, viewer, lightFieldsOf(resource))
      const related = relatedTo(row, rows.map(translatedFor(resource, viewer)), fields).slice(0, LIST_COLUMNS)
      return present(
        context,
        related.map(({ id }) => rows.find((each) => each.id === id)!),
        viewer,
      )
    },

    /** Technical features that rows of the list share and that can filter it. */
    async features(context: ReadContext, viewer = ADMINISTRATOR): Promise<{ name: string; locale?: Locale }[]> {
      const shown = Object.fromEntries(featureFieldsOf(fields).map((name) => [name, fields[name]!]))
      const none = Object.fromEntries(Object.keys(shown).map((name) => [name, {}]))
      async function* translated() {
        // Specifications that are in Turkish are no features of an English list.
        for await (const rows of slicesOf(await listRows(context, {}, viewer, shown)))
          yield rows.map(translatedFor(resource, viewer)).map((row) => (row.fallback ? { ...row, ...none } : row))
      }
      const { locale } = viewer
      return (await sharedFeatures(translated(), shown)).map((feature) => ({ ...feature, ...(locale && { locale }) }))
    },

    slugOf: (row: Row) => slugs?.slugOf(row),
  }
}
