import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createEmptyDatabase,
  dialects,
  openTestDatabase,
  type TestDatabase,
} from '../../../../tests/helpers/testApp.ts'
import { OperatorError } from '../config/operatorError.ts'
import { connect, type Database } from './connect.ts'
import { executedMigrations, migrate, namesSinceBaseline } from './migrate.ts'
import { migrations } from './migrations/index.ts'

/** Some of the 47 migrations of version 0.1.0. */
const REPLACED = ['0001-accounts', '0078-webhooks', '0084-counts-wait-for-nobody']
const NAMES = Object.keys(migrations)

/** Creates the baseline's tables in a database, and records of these migrations. */
async function release(database: Database, names: readonly string[]) {
  await migrate(database, { '0084-baseline': migrations['0084-baseline']! })
  const rows = names.map((name, i) => sql`(${name}, ${`2026-11-01T00:00:00.00${i}Z`})`)
  await sql`delete from kysely_migration`.execute(database.db)
  await sql`insert into kysely_migration (name, timestamp) values ${sql.join(rows)}`.execute(database.db)
}

describe.each(dialects)('adoption of a 0.1.0 database, on %s', (dialect) => {
  const opened: Database[] = []
  afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))
  const open = async (place?: TestDatabase) => {
    const database = place ? await connect(place.url) : await openTestDatabase(dialect)
    opened.push(database)
    return database
  }
  const released = async (names: readonly string[], place?: TestDatabase) => {
    const database = await open(place)
    await release(database, names)
    return database
  }

  test('keeps the tables and runs later migrations', async () => {
    const database = await released(REPLACED)
    expect(await migrate(database)).toEqual(NAMES.slice(1))
    expect(await executedMigrations(database.db)).toEqual(NAMES)
    expect(await migrate(database)).toEqual([])
  })

  test('keeps later migrations that have run', async () => {
    const database = await released([...REPLACED, '0085-recent-sign-in'])
    await sql`alter table sessions add column authenticated_at text`.execute(database.db)
    expect(await migrate(database)).toEqual(NAMES.slice(2))
    expect(await executedMigrations(database.db)).toEqual(NAMES)
  })

  test('refuses an older database and changes nothing', async () => {
    const database = await released(REPLACED.slice(0, 2))
    await expect(migrate(database)).rejects.toThrow(
      /^DATABASE_URL: the database is older than version 0\.1\.0 \(its last migration is 0078-webhooks\): start or restore it with that version \(commit 7a54be96\) first, or use a backup/,
    )
    expect(await executedMigrations(database.db)).toEqual(REPLACED.slice(0, 2))
  })

  test('is rolled back by a kill and repeated at the next start', async () => {
    const place = await createEmptyDatabase(dialect)
    const before = await released(REPLACED, place)
    await opened.splice(opened.indexOf(before), 1)[0]!.close()
    const killed = spawn(process.execPath, ['--input-type=module', '--eval', IS_KILLED], {
      env: { ...process.env, URL: place.url, DB: new URL('.', import.meta.url).href },
      stdio: 'inherit',
    })
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL'])
    const database = await open(place)
    expect(await executedMigrations(database.db)).toEqual(REPLACED)
    expect(await migrate(database)).toEqual(NAMES.slice(1))
    await rm(place.folder, { recursive: true })
  })
})

/** A start that is killed after some rows of the migration table are deleted and before the last one is renamed. */
const IS_KILLED = `
  import { DatabaseSync } from 'node:sqlite'
  import pg from 'pg'
  for (const [prototype, method] of [[DatabaseSync.prototype, 'prepare'], [pg.Client.prototype, 'query']]) {
    const original = prototype[method]
    prototype[method] = function (query, ...others) {
      if (/^update kysely_migration/.test(query.text ?? query)) process.kill(process.pid, 'SIGKILL')
      return original.call(this, query, ...others)
    }
  }
  const { connect } = await import(process.env.DB + 'connect.ts')
  const { migrate } = await import(process.env.DB + 'migrate.ts')
  await migrate(await connect(process.env.URL))`

test('adoption: instances starting at once on one PostgreSQL adopt it once', async () => {
  const first = await openTestDatabase('postgres')
  await release(first, REPLACED)
  const others = await Promise.all(Array.from({ length: 4 }, () => connect(first.url)))
  const { adapter } = first.db.getExecutor()
  const lock = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' }
  const starts = await first.db.connection().execute(async (connection) => {
    await adapter.acquireMigrationLock(connection, lock)
    const starts = others.map((database) => migrate(database))
    const waiting = sql`select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`
    await expect.poll(async () => (await waiting.execute(first.db)).rows.length).toBe(others.length)
    expect(await executedMigrations(first.db)).toEqual(REPLACED)
    await adapter.releaseMigrationLock(connection, lock)
    return starts
  })
  expect((await Promise.all(starts)).flat()).toEqual(NAMES.slice(1))
  expect(await executedMigrations(first.db)).toEqual(NAMES)
  for (const { close } of [...others, first]) await close()
})

test('adoption: a backup from before the baseline is accepted or refused by its last migration', () => {
  expect(namesSinceBaseline([...REPLACED, '0085-recent-sign-in'], 'a.tar')).toEqual(NAMES.slice(0, 2))
  expect(namesSinceBaseline([...NAMES, '9000-later'], 'a.tar')).toEqual([...NAMES, '9000-later'])
  expect(() => namesSinceBaseline(REPLACED.slice(0, 2), 'a.tar')).toThrow(OperatorError)
  expect(() => namesSinceBaseline(REPLACED.slice(0, 2), 'a.tar')).toThrow(/^a\.tar is older than version 0\.1\.0/)
})
