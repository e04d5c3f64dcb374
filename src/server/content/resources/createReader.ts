import { sql } from 'kysely'
import { LIST_COLUMNS } from '../../../contract/constants.ts'
import { aliasesOf, lightFieldsOf, slugFieldOf } from '../../../contract/schema/fields.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { decodeRow } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { type AnyDb, anyTable, type Db } from '../../platform/db/tables.ts'
import { addressesOf } from './addresses.ts'
import { showAliases } from './aliases.ts'
import { featureFieldsOf, sharedFeatures } from './features.ts'
import type { ReadGround } from './ground.ts'
import { columnsOf, hasValues, listOfRecords } from './listOfRecords.ts'
import type { Condition } from './listStatement.ts'
import { countRows, type Listed, readList, slicesOf } from './readList.ts'
import { NEARBY, relatedTo } from './related.ts'
import type { Row } from './row.ts'
import { ADMINISTRATOR, type Audience } from './rules.ts'
import { visibleTo } from './visibleTo.ts'

export type Reader = ReturnType<typeof createReader>

/** Reads the rows of one resource that their audience may see. */
export function createReader(db: Db, resource: Resource, { rules = {}, now = Date.now }: ReadGround) {
  const { name: table, fields } = resource
  const records = { dialect: dialectOf(db), table, fields }
  const slugField = slugFieldOf(resource)
  const addresses = addressesOf(resource, rules)
  const aliases = aliasesOf(resource)
  const clock = () => new Date(now())

  const orderFor = ({ isOpen }: Audience) => (isOpen ? rules.sort : undefined)

  const present = async (rows: Row[], audience: Audience, at = clock()): Promise<Row[]> => {
    const presented = (await rules.present?.(rows, { audience, now: at, db })) ?? rows
    return presented.map((row) => showAliases(aliases, row))
  }

  async function* presentEach(slices: AsyncIterable<Row[]>, audience: Audience, at: Date) {
    for await (const rows of slices) yield await present(rows, audience, at)
  }

  /** One row as it is stored, in one query. */
  const find = async (from: AnyDb, column: string, value: unknown, where?: Condition): Promise<Row | undefined> => {
    const row = await from
      .selectFrom(table)
      .select(columnsOf(fields))
      .where(column, '=', value)
      .$if(where !== undefined, (rows) => rows.where(where!))
      .executeTakeFirst()
    return row && (decodeRow(fields, row) as Row)
  }

  const readBy = async (column: string, value: unknown, audience = ADMINISTRATOR): Promise<Row | undefined> => {
    const at = clock()
    const row = await find(anyTable(db), column, value, visibleTo(audience, resource, rules, at))
    return row && (await present([row], audience, at))[0]
  }

  /** The features that rows share, until one is written: they are counted over all rows, so not for each request. */
  let shared: { state: string; until: number; names: Promise<{ name: string }[]> } | undefined

  const readShared = async (where: readonly Condition[]) => {
    const shown = Object.fromEntries(featureFieldsOf(fields).map((name) => [name, fields[name]!]))
    const listed = await readList(anyTable(db), listOfRecords({ ...records, where, shown }, {}))
    return sharedFeatures(slicesOf(listed), shown)
  }

  return {
    /** Rows as an audience is shown them. */
    present,

    /** A row as it is stored, read where it is about to be written. */
    stored: (from: AnyDb, id: number): Promise<Row | undefined> => find(from, 'id', id),

    async list(query: ListQuery, audience = ADMINISTRATOR): Promise<Listed<Row>> {
      const at = clock()
      const { derived = {} } = resource
      const filters = Object.entries(query.filter ?? {})
      const where = [
        visibleTo(audience, resource, rules, at),
        ...filters.filter(([name]) => name in derived).map(([name, value]) => rules.derived![name]!(value, at)),
      ]
      const { rows, rest, ...listed } = await readList(
        anyTable(db),
        listOfRecords(
          { ...records, where, shown: lightFieldsOf(resource), order: orderFor(audience) },
          { ...query, filter: Object.fromEntries(filters.filter(([name]) => !(name in derived))) },
        ),
      )
      return {
        ...listed,
        rows: await present(rows, audience, at),
        ...(rest && { rest: presentEach(rest, audience, at) }),
      }
    },

    /** The number of rows with these values. */
    count: (values: ListQuery['filter'] = {}, audience = ADMINISTRATOR) =>
      countRows(anyTable(db), {
        table,
        where: [visibleTo(audience, resource, rules, clock()), hasValues(fields, values)],
      }),

    /** Whether there is such a row. */
    has: async (id: number): Promise<boolean> =>
      Boolean(await anyTable(db).selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()),

    read: (id: number, audience?: Audience) => readBy('id', id, audience),

    readBySlug: async (slug: string, audience?: Audience) => slugField && readBy(slugField, slug, audience),

    /** The row that was found at this slug before, if this audience may see it. */
    async readByFormerSlug(slug: string, audience?: Audience) {
      const id = await addresses?.formerly(anyTable(db), slug)
      return id === undefined ? undefined : readBy('id', id, audience)
    },

    /** One strip of the rows that share features or words with this one, of those that were made about when it was. */
    async related(row: Row, audience = ADMINISTRATOR): Promise<Row[]> {
      const at = clock()
      const beside = (side: '<' | '>') =>
        anyTable(db)
          .selectFrom(
            anyTable(db)
              .selectFrom(table)
              .select('id')
              .where('id', side, row.id)
              .orderBy('id', side === '<' ? 'desc' : 'asc')
              .limit(NEARBY)
              .as(side === '<' ? 'before' : 'after'),
          )
          .select('id')
      const neighbours = await beside('<').unionAll(beside('>')).execute()
      const ids = neighbours.map(({ id }) => Number(id))
      const where = [visibleTo(audience, resource, rules, at)]
      const shown = lightFieldsOf(resource)
      const order = orderFor(audience)
      const list = listOfRecords({ ...records, where, shown, order }, { filter: { id: ids } })
      const { rows } = await readList(anyTable(db), list)
      return present(relatedTo(row, rows, fields).slice(0, LIST_COLUMNS), audience, at)
    },

    /** The technical features that rows of the list share, as far as a list can be narrowed by them. */
    async features(audience = ADMINISTRATOR): Promise<{ name: string }[]> {
      const where = visibleTo(audience, resource, rules, clock())
      const state = await anyTable(db)
        .selectFrom(table)
        .select([sql`count(*)`.as('total'), sql`max(${sql.ref('updatedAt')})`.as('newest')])
        .where(where)
        .executeTakeFirstOrThrow()
      const key = JSON.stringify([audience.seesHidden, audience.only, state])
      if (shared?.state !== key || now() > shared.until) {
        shared = { state: key, until: now() + LONGEST_CACHED, names: readShared([where]) }
        shared.names.catch(() => {
          shared = undefined
        })
      }
      return shared.names
    },

    slugOf: (row: Row) => (slugField ? String(row[slugField]) : undefined),
  }
}

/** How long shared features are cached, in milliseconds: another instance's clock may be behind. */
const LONGEST_CACHED = 60_000
