import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../../../../tests/helpers/testApp.ts'
import { resources } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { OperatorError } from '../config/operatorError.ts'
import { columnsOf } from './columns.ts'
import { connect, type Database } from './connect.ts'
import { explainedFailure, migrate, refuseMissingColumns } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { AnyDatabase } from './migrations/migration.ts'

const all: Resource[] = Object.values(resources)
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe.each(dialects)('database on %s', (dialect) => {
  const opened: Database[] = []
  const open = async () => {
    const database = await openTestDatabase(dialect)
    opened.push(database)
    return database
  }
  afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

  test('has exactly the declared tables and columns', async () => {
    const database = await open()
    await migrate(database)
    const tables = await database.db.introspection.getTables()
    for (const { name, fields } of all) {
      const table = tables.find((table) => table.name === snakeCase(name))
      const expected = ['id', ...Object.keys(columnsOf(fields)), 'createdAt', 'updatedAt']
      expect(table?.columns.map((column) => column.name).sort()).toEqual(expected.map(snakeCase).sort())
    }
  })

  test('yields to the event loop after each commit', async () => {
    const { db } = await open()
    let turns = 0
    for (let i = 0; i < 3; i++) {
      setImmediate(() => turns++)
      await db.transaction().execute((trx) => sql`select 1`.execute(trx))
    }
    expect(turns).toBe(3)
  })

  test('refuses a missing table or column', async () => {
    const database = await open()
    await migrate(database)
    await expect(refuseMissingColumns(database.db, all)).resolves.toBeUndefined()
    await sql`alter table products drop column specs`.execute(database.db)
    await expect(refuseMissingColumns(database.db, all)).rejects.toThrow(/^The table products .*specs/)
    await sql`drop table slides`.execute(database.db)
    await expect(refuseMissingColumns(database.db, [resources.slides])).rejects.toThrow(/^The table slides .*slides/)
  })

  test('runs each migration once', async () => {
    const database = await open()
    await migrate(database)
    await migrate(database)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
  })

  test('rolls back a migration that fails', async () => {
    const database = await open()
    const half = {
      '9000-half': {
        async up(db: AnyDatabase) {
          await db.schema.createTable('half').addColumn('id', 'integer').execute()
          throw new Error('no further')
        },
      },
    }
    await expect(migrate(database, half)).rejects.toThrow('no further')
    expect((await database.db.introspection.getTables()).map(({ name }) => name)).not.toContain('half')
  })

  test('refuses a database of a newer version', async () => {
    const database = await open()
    await migrate(database, { ...migrations, '9000-future': { async up() {} } })
    await expect(migrate(database)).rejects.toThrow(/newer version/)
  })

  test('migrations write booleans, numbers and nulls correctly, in concurrent transactions', async () => {
    const { db } = await open()
    await db.schema.createTable('counters').addColumn('n', 'integer').execute()
    await sql`insert into counters (n) values (0)`.execute(db)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        db.transaction().execute(async (trx) => {
          await sql`update counters set n = n + 1`.execute(trx)
        }),
      ),
    )
    const { rows } = await sql`select n, count(*) as all_of_them from counters group by n`.execute(db)
    expect(rows).toEqual([{ n: 8, allOfThem: 1 }])
  })
})

test('database: two instances starting at once on one PostgreSQL migrate it once', async () => {
  const first = await openTestDatabase('postgres')
  const others = await Promise.all(Array.from({ length: 4 }, () => connect(first.url)))
  await Promise.all([first, ...others].map((database) => migrate(database)))
  await Promise.all(others.map((database) => database.close()))
  expect((await first.db.introspection.getTables()).map(({ name }) => name)).toContain('products')
  await first.close()
})

test('SQLite: commits are durable and foreign keys are checked', async () => {
  const { db, close } = await openTestDatabase('sqlite')
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0]!)[0]
  expect([
    await pragma('journal_mode'),
    await pragma('synchronous'),
    await pragma('foreign_keys'),
    await pragma('busy_timeout'),
  ]).toEqual(['wal', 2, 1, 5000])
  await close()
})

test.each<[string, Error, RegExp]>([
  ['is unreachable', Object.assign(new Error('connect ENETUNREACH 10.1.2.3'), { code: 'ENETUNREACH' }), /ENETUNREACH/],
  ['has a self-signed certificate', new Error('self-signed certificate'), /self-signed certificate/],
  [
    'refuses connections at all of its addresses',
    Object.assign(new AggregateError([new Error('connect ECONNREFUSED ::1:1')], ''), { code: 'ECONNREFUSED' }),
    /ECONNREFUSED ::1/,
  ],
])('database: startup is refused with one line if the server %s', (_, failure, reason) => {
  const { message } = explainedFailure(failure) as Error
  expect(message).toMatch(/^DATABASE_URL: the database cannot be used \(.+\); start it, or correct the address\.$/)
  expect(message).toMatch(reason)
  expect(explainedFailure(failure)).toBeInstanceOf(OperatorError)
})
