import { withGiven } from '../../contract/english.ts'
import { aliasesOf, type Fields, precedenceFieldOf, titleFieldOf } from '../../contract/fields.ts'
import { pathNameOf } from '../../contract/pathName.ts'
import type { Resource } from '../../contract/resource.ts'
import { initialOf } from '../../contract/values.ts'
import { decodeRow, encodeRow } from '../db/columns.ts'
import { isUniqueViolation } from '../db/errors.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { type AnyDb, anyTable, type Db } from '../db/tables.ts'
import { usesIn } from '../pictures/pictureUses.ts'
import { announce } from '../webhooks/deliveries.ts'
import { addressesOf } from './addresses.ts'
import { readAliases, refusedAsGiven } from './aliases.ts'
import { flagsOfCalls, formOf } from './asItWas.ts'
import { type Belongings, giveBack, hold, takeBelongings } from './belongings.ts'
import { countRows } from './countRows.ts'
import type { Reader } from './createReader.ts'
import type { Ground } from './ground.ts'
import { leaveTraces } from './leaveTraces.ts'
import { orderRows } from './orderRows.ts'
import type { Row, Values } from './row.ts'
import { ADMINISTRATOR, always, type Guard, momentAfter, type Outcome } from './rules.ts'
import { shownAs } from './shownAs.ts'
import type { Deed } from './trace.ts'

/** How a row is changed. */
interface Changing {
  guard: Guard
  action: Deed['action']
}

/**
 * Writes the rows of one resource: each row whole, with its address, and never over what somebody else wrote meanwhile. What is
 * written leaves its traces, all but the order of rows.
 */
export function createWriter(
  db: Db,
  resource: Resource,
  { actor, changes, rules = {}, now = Date.now }: Ground,
  { present, stored }: Pick<Reader, 'present' | 'stored'>,
) {
  const { name: table, fields } = resource
  const own = withoutPlace(resource)
  const addresses = addressesOf(resource, rules)
  const aliases = aliasesOf(resource)
  const uses = usesIn(resource)
  const decode = (row: Values) => decodeRow(fields, row) as Row
  const clock = () => new Date(now())

  const path = pathNameOf(resource)
  const shown = shownAs(resource, rules)
  const trace = (
    trx: AnyDb,
    action: Deed['action'],
    before: Row | undefined,
    after: Row | undefined,
    { deleted, wasGone = false }: Pick<Deed, 'deleted'> & { wasGone?: boolean } = {},
  ) =>
    leaveTraces(trx, {
      action,
      actor,
      resource: path,
      id: (after ?? before)!.id,
      table,
      fields: own,
      at: after && after.updatedAt !== before?.updatedAt ? after.updatedAt : clock().toISOString(),
      shown: shown(wasGone ? undefined : before, after, clock()),
      before,
      after,
      ...(deleted && { deleted }),
    })

  /** It is no record's, so that it leaves no other trace. */
  const tellOfOrder = (trx: AnyDb) =>
    announce(trx as unknown as Db, {
      type: 'content.changed',
      resource: path,
      id: null,
      at: clock().toISOString(),
      path: resource.page ?? null,
    })

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

  const write = async (
    trx: AnyDb,
    row: Row,
    values: Values,
    action: Deed['action'] = 'update',
  ): Promise<Row | undefined> => {
    const written = await trx
      .updateTable(table)
      .set({ ...encodeRow(own, withGiven(row, values)), updatedAt: momentAfter(row.updatedAt, now()) })
      .where('id', '=', row.id)
      .where('updatedAt', '=', row.updatedAt)
      .returningAll()
      .executeTakeFirst()
    if (!written) return undefined
    const after = decode(written)
    await uses.settle(trx, row, after)
    await trace(trx, action, row, after)
    return after
  }

  /** Writes what is made of a row, with its address. */
  const change = async (id: number, valuesFor: (row: Row) => Values, { guard, action }: Changing): Promise<Outcome> => {
    for (;;) {
      let isChosen = false
      try {
        return await attempt(id, guard, async (trx, row) => {
          const values = valuesFor(row)
          isChosen = Boolean(addresses?.isChosen(values, row))
          const slug = addresses && { [addresses.field]: await addresses.slugFor(trx, values, row, clock()) }
          const written = await write(trx, row, { ...values, ...slug }, action)
          if (written) await addresses?.settle(trx, row, written, clock())
          return written
        })
      } catch (error) {
        if (!addresses || !isUniqueViolation(error)) throw error
        if (isChosen) return { refused: 'slugTaken' }
      }
    }
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
    /** Stores a new row; a slug that is left out is made from the title, and made unique. */
    async create(input: Values): Promise<Outcome> {
      const values = valuesOf(input)
      const record = withGiven(await initialValues(values), values)
      for (;;) {
        const row = await writing(async (trx) => {
          const slug = addresses && { [addresses.field]: await addresses.slugFor(trx, values, undefined, clock()) }
          const at = clock().toISOString()
          const written = await trx
            .insertInto(table)
            .values({ ...encodeRow(fields, { ...record, ...slug, createdAt: at }), createdAt: at, updatedAt: at })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
            .executeTakeFirst()
          if (!written) return undefined
          const after = decode(written)
          await addresses?.settle(trx, undefined, after, clock())
          await uses.settle(trx, undefined, after)
          await trace(trx, 'create', undefined, after)
          return after
        })
        if (row) return settled(row)
        if (addresses?.isChosen(values)) return { refused: 'slugTaken' }
      }
    },

    /** Changes the fields that are given. */
    update: (id: number, input: Values, guard = always): Promise<Outcome> =>
      change(id, (row) => valuesOf(input, row), { guard, action: 'update' }),

    /** Makes a row what it was, by the rules of a save, in everything that people can change; where it stands in lists stays. */
    bringBack: (id: number, was: Values, guard = always): Promise<Outcome> =>
      change(
        id,
        (row) => ({
          ...valuesOf(formOf(resource, was), row),
          ...flagsOfCalls(resource, was),
          ...rules.asBefore?.(was, row, clock()),
        }),
        { guard, action: 'restore' },
      ),

    /** Sets a flag, or flips it when no value is given. */
    toggle: (id: number, field: string, value?: boolean, guard = always) =>
      attempt(id, guard, (trx, row) => write(trx, row, { [field]: value ?? !row[field] })),

    /** Puts these rows before the others; throws `Refused` where that cannot be. */
    order: async (ids: readonly number[]): Promise<void> => {
      await writing(async (trx) => {
        await orderRows(trx, resource, ids)
        await tellOfOrder(trx)
        return ids
      })
    },

    /** Deletes a row; `purge` keeps nothing of it. */
    remove: (id: number, guard = always, action: 'delete' | 'purge' = 'delete') =>
      attempt(id, guard, async (trx, row) => {
        if (!(await hold(trx, table, row))) return undefined
        await rules.removing?.(row, trx)
        const rows = await takeBelongings(trx, rules.belongings?.(row) ?? [])
        const removed = await trx
          .deleteFrom(table)
          .where('id', '=', id)
          .where('updatedAt', '=', row.updatedAt)
          .returningAll()
          .executeTakeFirst()
        if (!removed) return undefined
        const slugs = (await addresses?.forget(trx, id)) ?? []
        await uses.settle(trx, row, undefined)
        const belongings = { slugs, rows }
        const title = rules.titleOf?.(row) ?? String(row[titleFieldOf(resource)] ?? '')
        await trace(trx, action, row, undefined, { deleted: { title, belongings } })
        if (action === 'purge') await rules.purged?.(row, belongings, trx)
        return decode(removed)
      }),

    /**
     * Stores a deleted row again, under its id, with what went with it: at its address, or where another has that by now, at one
     * like it. Throws `Refused` where it cannot come back.
     */
    async comeBack(was: Row, belongings: Belongings): Promise<Outcome> {
      for (;;) {
        const row = await writing(async (trx) => {
          await rules.comingBack?.(was, trx)
          if (await stored(trx, was.id)) return 'stale'
          const slug = addresses && { [addresses.field]: await addresses.freeAgain(trx, was) }
          const hasMoved = addresses && slug![addresses.field] !== was[addresses.field]
          const written = await trx
            .insertInto(table)
            .values({
              id: was.id,
              ...encodeRow(fields, { ...was, ...slug }),
              createdAt: was.createdAt,
              updatedAt: hasMoved ? momentAfter(was.updatedAt, now()) : was.updatedAt,
            })
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
            .executeTakeFirst()
          if (!written) return undefined
          const after = decode(written)
          await addresses?.settle(trx, undefined, after, clock())
          await addresses?.giveBack(trx, belongings.slugs, after.id)
          await giveBack(trx, belongings)
          await uses.settle(trx, undefined, after)
          await trace(trx, 'restore', was, after, { wasGone: true })
          return after
        })
        if (typeof row === 'string') return { refused: row }
        if (row) return settled(row)
      }
    },
  }
}

/** Where a row stands among the others is not written with it: that is changed by itself, and without its revision. */
const withoutPlace = ({ fields }: Resource): Fields => {
  const placed = precedenceFieldOf({ fields })
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== placed))
}

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
