import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { resources } from '../../src/contract/resources/index.ts'
import { products } from '../../src/contract/resources/products.ts'
import { pathNameOf } from '../../src/contract/schema/resource.ts'
import { storesOf } from '../../src/server/api/stores.ts'
import type { Row, WriteContext } from '../../src/server/content/resources/context.ts'
import type { ChangeEvent, ChangeHandler } from '../../src/server/content/resources/hooks.ts'
import { saveVersion } from '../../src/server/content/versions/versions.ts'
import { auditChange } from '../../src/server/features/auditLog/auditLog.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { connect, type Dialect } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { type Actor, inTransaction, type TransactionContext } from '../../src/server/platform/db/transaction.ts'
import { once } from '../../src/server/platform/idempotency/idempotencyKeys.ts'
import { startPostgres } from '../../tests/helpers/postgres.ts'

/**
 * Prints the cost of a save's versions, audit log and idempotency key (`npm run bench -- --saves`) on both databases. Saves that write
 * them once, and saves that write a version or all of them twice, alternate; the difference is the cost.
 */

const ROUNDS = 600
/** Saves of one record. */
const OF_ONE = 30
const TEXT = 'Toprağın nemini beş derinlikte ölçer, suyu tam zamanında verir. '.repeat(30)
const ACTOR: Actor = { by: 'ayse@example.com', address: '203.0.113.7' }

export interface Save {
  dialect: Dialect
  kind: 'change' | 'creation'
  /** Median milliseconds with a version, an audit log entry and, when creating, an idempotency key. */
  milliseconds: number
  /** Ratio to a save without a version. */
  besideNoVersion: number
  /** Ratio to a save without all of them. */
  besideNothing: number
}

export async function costOfSaves(): Promise<Save[]> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'saves-'))
  try {
    const client = new pg.Client({ connectionString: `${postgres.url}/postgres` })
    await client.connect()
    await client.query('create database saves')
    await client.end()
    return [
      ...(await measure('sqlite', `sqlite:${join(folder, 'saves.sqlite')}`)),
      ...(await measure('postgres', `${postgres.url}/saves`)),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(dialect: Dialect, url: string): Promise<Save[]> {
  const database = await connect(url)
  try {
    await migrate(database)
    const ground = { db: database.db, changes: { emit: async () => {} } }
    const store = storesOf(readSettings({}), resources).of(products)
    const contextOf = (own: TransactionContext): WriteContext => ({ ...own, now: Date.now, actor: ACTOR })
    let id = 0
    let count = 0
    const newKey = () => `form ${++count}`

    const change = (again: readonly ChangeHandler[]) =>
      inTransaction(ground, async (own) => {
        const row = await store.update(contextOf(own), id, { description: `${++count} ${TEXT}` })
        await leave(own, 'update', row, again)
      })
    const create = async (again: readonly ChangeHandler[], key?: string) => {
      const make = async (own: TransactionContext) => {
        const row = await store.create(contextOf(own), { name: `Sonda ${++count}`, description: TEXT })
        await leave(own, 'create', row, again)
        return { created: row, id: row.id }
      }
      if (!key) return inTransaction(ground, make)
      return once(
        { ...ground, now: Date.now },
        { key: [key], content: TEXT },
        { create: make, find: async () => undefined },
      )
    }

    const [version, both] = [[saveVersion], [saveVersion, auditChange]] as const
    const saves = {
      change: () => change([]),
      'change, another version': () => change(version),
      'change, all twice': () => change(both),
      creation: () => create([], newKey()),
      'creation, another version': () => create(version, newKey()),
      'creation without a key': () => create([]),
      'creation without a key, all twice': () => create(both),
    }
    const kinds = Object.keys(saves) as (keyof typeof saves)[]
    const took = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<keyof typeof saves, number[]>
    for (let i = 0; i < ROUNDS; i++) {
      if (i % OF_ONE === 0) id = (await store.create(contextOf(ground), { name: 'Sonda', description: TEXT })).id
      // A random order, so that no kind always follows the same other one.
      for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
        const began = performance.now()
        await saves[kind]()
        took[kind].push(performance.now() - began)
      }
    }
    const median = (kind: keyof typeof saves) => medianOf(took[kind])
    const changed = median('change')
    const made = median('creation')
    const madeWithoutKey = median('creation without a key')
    return [
      {
        dialect,
        kind: 'change',
        milliseconds: changed,
        besideNoVersion: changed / (2 * changed - median('change, another version')),
        besideNothing: changed / (2 * changed - median('change, all twice')),
      },
      {
        dialect,
        kind: 'creation',
        milliseconds: made,
        besideNoVersion: made / (2 * made - median('creation, another version')),
        besideNothing: made / (2 * madeWithoutKey - median('creation without a key, all twice')),
      },
    ]
  } finally {
    await database.close()
  }
}

/** Repeats the additional writes of a save, without its record. */
async function leave(
  own: TransactionContext,
  action: 'create' | 'update',
  after: Row,
  traces: readonly ChangeHandler[],
): Promise<void> {
  for (const trace of traces) await trace(own, eventOf(action, after))
}

const eventOf = (action: 'create' | 'update', after: Row): ChangeEvent => ({
  action,
  resource: pathNameOf(products),
  id: after.id,
  table: products.name,
  fields: products.fields,
  actor: ACTOR,
  at: String(after.updatedAt),
  ...(action === 'update' && { before: { ...after, description: '' } }),
  after,
})

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!
