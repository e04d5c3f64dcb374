import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pathNameOf } from '../../src/contract/pathName.ts'
import { products } from '../../src/contract/resources/products/products.ts'
import { connect, type Dialect } from '../../src/server/db/connect.ts'
import { inTransaction } from '../../src/server/db/inTransaction.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { keepVersion } from '../../src/server/history/keepVersion.ts'
import { readSettings } from '../../src/server/process/settings.ts'
import type { Row } from '../../src/server/resources/row.ts'
import { storesOf } from '../../src/server/services.ts'
import { SYSTEM } from '../../src/server/shared/actor.ts'
import startPostgres from '../setup/postgres.ts'

/**
 * Prints what keeping a version costs a save (`npm run bench -- --saves`), on both databases. Saves with one version and saves
 * with two take turns, so that what else the machine does is in both; what they differ by is what one version costs.
 */

const ROUNDS = 300
/** Saves of one record: more than most ever see. */
const OF_ONE = 30
const TEXT = 'Toprağın nemini beş derinlikte ölçer, suyu tam zamanında verir. '.repeat(30)

interface Saves {
  dialect: Dialect
  /** Median milliseconds of a save, and how many times as long as one that keeps nothing it takes. */
  save: number
  ratio: number
}

export async function costOfVersions(): Promise<Saves[]> {
  let postgresUrl = ''
  const stopPostgres = await startPostgres({ provide: (_: string, url: string) => (postgresUrl = url) } as never)
  const folder = mkdtempSync(join(tmpdir(), 'saves-'))
  try {
    const client = new pg.Client({ connectionString: `${postgresUrl}/postgres` })
    await client.connect()
    await client.query('create database saves')
    await client.end()
    return [
      await measure('sqlite', `sqlite:${join(folder, 'saves.sqlite')}`),
      await measure('postgres', `${postgresUrl}/saves`),
    ]
  } finally {
    await stopPostgres()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(dialect: Dialect, url: string): Promise<Saves> {
  const database = await connect(url)
  try {
    await migrate(database)
    const ground = { db: database.db, changes: { emit: async () => {} } }
    const stores = storesOf(readSettings({}), ground)
    let id = 0
    const saveOnce = async (i: number, again: boolean) => {
      const began = performance.now()
      await inTransaction(ground, async (own) => {
        const { row: after } = await stores
          .on(own)
          .by(SYSTEM)
          .of(products)
          .update(id, { description: `${i} ${TEXT}` })
        if (again) await keepVersion(own.db, deedOf(after!))
      })
      return performance.now() - began
    }
    const [one, two]: [number[], number[]] = [[], []]
    for (let i = 0; i < ROUNDS; i++) {
      if (i % OF_ONE === 0)
        id = (await stores.by(SYSTEM).of(products).create({ name: 'Sonda', description: TEXT })).row!.id
      one.push(await saveOnce(2 * i, false))
      two.push(await saveOnce(2 * i + 1, true))
    }
    const version = medianOf(two) - medianOf(one)
    return { dialect, save: medianOf(one), ratio: medianOf(one) / (medianOf(one) - version) }
  } finally {
    await database.close()
  }
}

const deedOf = (after: Row) => ({
  action: 'update' as const,
  resource: pathNameOf(products),
  id: after.id,
  table: products.name,
  fields: products.fields,
  actor: SYSTEM,
  at: after.updatedAt,
  before: { ...after, description: '' },
  after,
})

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!
