import { LIST_COLUMNS } from '../../contract/constants.ts'
import { aliasesOf, lightFieldsOf } from '../../contract/fields.ts'
import type { ListQuery } from '../../contract/lists.ts'
import type { Resource } from '../../contract/resource.ts'
import { initialOf } from '../../contract/values.ts'
import { decodeRow, encodeRow } from '../db/columns.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { type AnyDb, anyTable, type Db } from '../db/tables.ts'
import type { Changes } from '../shared/changes.ts'
import { addressesOf } from './addresses.ts'
import { readAliases, refusedAsGiven, showAliases } from './aliases.ts'
import { countRows } from './countRows.ts'
import type { Listed } from './listFound.ts'
import type { Listing } from './listing.ts'
import { listRows } from './listRows.ts'
import { inBoth, WHOLE } from './parts.ts'
import { NEARBY, relatedTo } from './related.ts'
import type { Row, Values } from './row.ts'
import { type Audience, always, type Guard, momentAfter, type Outcome, type Rules } from './rules.ts'

/** What a store stands on besides its database. */
export interface Ground {
  changes: Pick<Changes, 'emit'>
  rules?: Rules
  /** Milliseconds since 1970. */
  now?: () => number
}

export type Store = ReturnType<typeof createStore>

const ADMINISTRATOR: Audience = { isOpen: false }

/** Reads and writes the rows of one resource by its rules. It knows tables, not HTTP. */
export function createStore(db: Db, resource: Resource, { changes, rules = {}, now = Date.now }: Ground) {
  const { name: table, fields } = resource
  const addresses = addressesOf(resource, rules)
  const aliases = aliasesOf(resource)
  const decode = (row: Values) => decodeRow(fields, row) as Row
  const clock = () => new Date(now())

  const listing = ({ isOpen, only }: Audience, from = anyTable(db), at = clock()): Listing => {
    const among = isOpen ? rules.visible?.(at) : undefined
    return { db: from, table, fields, only, among, ...(isOpen && rules.sort && { order: rules.sort }) }
  }

  /** What a filter says of derived values, as parts of the rows, and what is left of it. */
  const narrowed = (filter: NonNullable<ListQuery['filter']>, at: Date) => {
    const names = Object.keys(filter).filter((name) => resource.derived?.[name])
    const parts = names.map((name) => rules.derived![name]!(filter[name], at)).reduce(inBoth, WHOLE)
    return { parts, values: Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name))) }
  }

  const present = async (rows: Row[], audience: Audience, at = clock()): Promise<Row[]> => {
    const presented = (await rules.present?.(rows, { audience, now: at, db })) ?? rows
    return presented.map((row) => showAliases(aliases, row))
  }

  async function* presentEach(slices: AsyncIterable<Row[]>, audience: Audience, at: Date) {
    for await (const rows of slices) yield await present(rows, audience, at)
  }

  const stored = async (from: AnyDb, id: number) =>
    (await listRows(listing(ADMINISTRATOR, from), { filter: { id } })).rows[0]

  const readBy = async (filter: Values, audience = ADMINISTRATOR): Promise<Row | undefined> => {
    const { rows } = await listRows(listing(audience), { filter })
    return (await present(rows, audience))[0]
  }

  const settled = async (row: Row): Promise<Outcome> => ({ row: (await present([row], ADMINISTRATOR))[0]! })

  /** Writes a row, unless somebody else is in the way, and says that the table changed. */
  const writing = <T>(work: (trx: AnyDb) => Promise<T>): Promise<T> =>
    inTransaction({ db, changes }, async (ground) => {
      const outcome = await work(anyTable(ground.db))
      if (typeof outcome === 'object') await ground.changes.emit(table)
      return outcome
    })

  /** What a new row has in the fields that nobody gave. */
  const initialValues = async (given: Values): Promise<Values> => {
    const initial = Object.entries(fields).map(async ([name, field]) => [
      name,
      field.kind === 'order' && given[name] === undefined
        ? ((await countRows({ db: anyTable(db), table, fields })) + 1) * field.step
        : initialOf(field),
    ])
    return Object.fromEntries(await Promise.all(initial))
  }

  /** Does something to a stored row, if nobody else has changed that row in between; else looks again. */
  const attempt = async (
    id: number,
    guard: Guard,
    work: (trx: AnyDb, row: Row) => Promise<Row | undefined>,
  ): Promise<Outcome> => {
    for (;;) {
      const outcome = await writing(async (trx) => {
        const row = await stored(trx, id)
        if (!row) return 'missing'
        return guard(row.updatedAt) ? work(trx, row) : 'stale'
      })
      if (typeof outcome === 'string') return { refused: outcome }
      if (outcome) return settled(outcome)
    }
  }

  const write = async (trx: AnyDb, row: Row, values: Values): Promise<Row | undefined> => {
    const written = await trx
      .updateTable(table)
      .set({ ...encodeRow(fields, { ...row, ...values }), updatedAt: momentAfter(row.updatedAt, now()) })
      .where('id', '=', row.id)
      .where('updatedAt', '=', row.updatedAt)
      .returningAll()
      .executeTakeFirst()
    return written && decode(written)
  }

  const valuesOf = (input: Values, row?: Row): Values => {
    const given = defined(readAliases(aliases, input, row))
    try {
      return defined(rules.prepare?.(given, row, clock()) ?? given)
    } catch (error) {
      throw refusedAsGiven(aliases, input, error)
    }
  }

  return {
    list: async (query: ListQuery, audience = ADMINISTRATOR): Promise<Listed> => {
      const filter = query.filter?.id === undefined ? { ...rules.assumes, ...query.filter } : query.filter
      const at = clock()
      const { parts, values } = narrowed(filter, at)
      const { among = WHOLE, ...whole } = listing(audience, undefined, at)
      const { rows, rest, ...listed } = await listRows(
        { ...whole, among: inBoth(among, parts), shown: lightFieldsOf(resource) },
        { ...query, filter: values },
      )
      const presented = await present(rows, audience, at)
      return { ...listed, rows: presented, ...(rest && { rest: presentEach(rest, audience, at) }) }
    },

    count: (filter: ListQuery['filter'] = {}, audience = ADMINISTRATOR) => countRows(listing(audience), filter),

    read: (id: number, audience?: Audience) => readBy({ id }, audience),

    readBySlug: async (slug: string, audience?: Audience) => addresses && readBy({ [addresses.field]: slug }, audience),

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

    slugOf: (row: Row) => (addresses ? String(row[addresses.field]) : undefined),

    /** Stores a new row; a slug that is left out is made from the title, and made unique. */
    async create(input: Values): Promise<Outcome> {
      const values = valuesOf(input)
      const record = { ...(await initialValues(values)), ...values }
      for (;;) {
        const row = await writing(async (trx) => {
          const slug = addresses && { [addresses.field]: await addresses.slugFor(trx, values, undefined, clock()) }
          const at = clock().toISOString()
          const written = await trx
            .insertInto(table)
            .values({ ...encodeRow(fields, { ...record, ...slug }), createdAt: at, updatedAt: at })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
            .executeTakeFirst()
          if (written) await addresses?.settle(trx, undefined, decode(written), clock())
          return written && decode(written)
        })
        if (row) return settled(row)
        if (addresses?.isChosen(values)) return { refused: 'slugTaken' }
      }
    },

    /** Changes the fields that are given. */
    async update(id: number, input: Values, guard = always): Promise<Outcome> {
      for (;;) {
        let isChosen = false
        try {
          return await attempt(id, guard, async (trx, row) => {
            const values = valuesOf(input, row)
            isChosen = Boolean(addresses?.isChosen(values, row))
            const slug = addresses && { [addresses.field]: await addresses.slugFor(trx, values, row, clock()) }
            const written = await write(trx, row, { ...values, ...slug })
            if (written) await addresses?.settle(trx, row, written, clock())
            return written
          })
        } catch (error) {
          if (!addresses || !isUniqueViolation(error)) throw error
          if (isChosen) return { refused: 'slugTaken' }
        }
      }
    },

    /** Sets a flag, or flips it when no value is given. */
    toggle: (id: number, field: string, value?: boolean, guard = always) =>
      attempt(id, guard, (trx, row) => write(trx, row, { [field]: value ?? !row[field] })),

    remove: (id: number, guard = always) =>
      attempt(id, guard, async (trx, row) => {
        const removed = await trx
          .deleteFrom(table)
          .where('id', '=', id)
          .where('updatedAt', '=', row.updatedAt)
          .returningAll()
          .executeTakeFirst()
        if (removed) await addresses?.forget(trx, id)
        return removed && decode(removed)
      }),
  }
}

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
