import { isDeepStrictEqual } from 'node:util'
import { isForPrograms } from '../../../contract/api/keyAccess.ts'
import { withGiven } from '../../../contract/schema/english.ts'
import { aliasesOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { initialOf } from '../../../contract/schema/values.ts'
import { announce } from '../../features/webhooks/deliveries.ts'
import { encodeRow } from '../../platform/db/columns.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { type AnyDb, anyTable, type Db } from '../../platform/db/tables.ts'
import { inSavepoint, type TransactionContext as Within } from '../../platform/db/transaction.ts'
import { readAliases, refusedAsGiven } from './aliases.ts'
import { flagsOfCalls, formOf } from './asItWas.ts'
import type { Reader } from './createReader.ts'
import { goingAndComing } from './goingAndComing.ts'
import type { Ground } from './ground.ts'
import { withLeaders } from './leadingItems.ts'
import { orderRows } from './orderRows.ts'
import { countRows } from './readList.ts'
import type { Row, Values } from './row.ts'
import { always, type Guard, momentAfter, type Outcome } from './rules.ts'
import type { Deed } from './trace.ts'
import { writingOf } from './writing.ts'

/** How a row is changed. */
interface Changing {
  guard: Guard
  action: Deed['action']
}

/**
 * Writes the rows of one resource: each row whole, with its address, and never over what somebody else wrote meanwhile. What is
 * written leaves its traces, all but the order of rows.
 */
export function createWriter(db: Db, resource: Resource, ground: Ground, reader: Pick<Reader, 'present' | 'stored'>) {
  const writes = writingOf(db, resource, ground, reader)
  const { rules, table, path, own, addresses, uses, decode, now, clock, trace, settled, writing, attempt } = writes
  const { fields } = resource
  const aliases = aliasesOf(resource)

  /** It is no record's, so that it leaves no other trace. */
  const tellOfOrder = async (trx: AnyDb) => {
    if (!isForPrograms(resource)) return
    await announce(trx, {
      type: 'content.changed',
      resource: path,
      id: null,
      at: clock().toISOString(),
      path: resource.page ?? null,
    })
  }

  /** What a new row has in the fields that nobody gave. */
  const initialValues = async (given: Values): Promise<Values> => {
    const initial = Object.entries(fields).map(async ([name, field]) => [
      name,
      field.kind === 'order' && given[name] === undefined
        ? ((await countRows(anyTable(db), { table, where: [] })) + 1) * field.step
        : initialOf(field),
    ])
    return Object.fromEntries(await Promise.all(initial))
  }

  /** Answers the same row where nothing changes: then nothing is written, and nobody is told. */
  const write = async (
    within: Within,
    row: Row,
    values: Values,
    action: Deed['action'] = 'update',
  ): Promise<Row | undefined> => {
    const trx = anyTable(within.db)
    const next = encodeRow(own, withGiven(row, values))
    if (isDeepStrictEqual(next, encodeRow(own, row))) return row
    const written = await trx
      .updateTable(table)
      .set({ ...next, updatedAt: momentAfter(row.updatedAt, now()) })
      .where('id', '=', row.id)
      .where('updatedAt', '=', row.updatedAt)
      .returningAll()
      .executeTakeFirst()
    if (!written) return undefined
    const after = decode(written)
    await uses.settle(within, row, after)
    await trace(trx, action, row, after)
    return after
  }

  /** Writes what is made of a row, with its address. */
  const change = async (id: number, valuesFor: (row: Row) => Values, { guard, action }: Changing): Promise<Outcome> => {
    for (;;) {
      let isChosen = false
      try {
        return await inSavepoint(anyTable(db), () =>
          attempt(id, guard, async (trx, row, within) => {
            const values = valuesFor(row)
            isChosen = Boolean(addresses?.isChosen(values, row))
            const slug = addresses && { [addresses.field]: await addresses.slugFor(trx, values, row, clock()) }
            const written = await write(within, row, { ...values, ...slug }, action)
            if (written) await addresses?.settle(trx, row, written, clock())
            return written
          }),
        )
      } catch (error) {
        if (!addresses || !isUniqueViolation(error)) throw error
        if (isChosen) return { refused: 'slugTaken' }
      }
    }
  }

  const valuesOf = (input: Values, row?: Row): Values => {
    const given = defined(readAliases(aliases, input, row))
    try {
      return withLeaders(fields, defined(rules.prepare?.(given, row, clock()) ?? given), row)
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
        const row = await writing(async (trx, within) => {
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
          await uses.settle(within, undefined, after)
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
      attempt(id, guard, (_, row, within) => write(within, row, { [field]: value ?? !row[field] })),

    /** Puts these rows before the others, where `was` came first so far if it is given; throws `Refused` where that cannot be. */
    order: async (ids: readonly number[], was?: readonly number[]): Promise<void> => {
      await writing(async (trx) => {
        if (!(await orderRows(trx, resource, ids, was))) return undefined
        await tellOfOrder(trx)
        return ids
      })
    },

    ...goingAndComing(writes),
  }
}

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
