import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdtemp } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'
import { createFirstAdministrator } from '../../src/server/features/auth/administrators.ts'
import { connect, type Dialect, sqliteFileOf } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { ADMIN } from './siteServer.ts'

export interface TestDatabase {
  url: string
  /** Folder of files beside the database. */
  folder: string
}

/** A new, empty database and a folder. */
export const createEmptyDatabase = (dialect: Dialect): Promise<TestDatabase> => placeLike(dialect, undefined)

/**
 * A new database with all tables and the tests' administrator, and a folder. Copied from one template per worker: migrations take
 * a tenth of a second, and password hashing is slow on purpose.
 */
export async function createMigratedDatabase(dialect: Dialect): Promise<TestDatabase> {
  templates[dialect] ??= makeTemplate(dialect)
  return placeLike(dialect, (await templates[dialect]).url)
}

const templates: Partial<Record<Dialect, Promise<TestDatabase>>> = {}

async function makeTemplate(dialect: Dialect): Promise<TestDatabase> {
  const place = await createEmptyDatabase(dialect)
  // PostgreSQL copies only a database without open connections.
  const database = await connect(place.url)
  await migrate(database)
  await createFirstAdministrator(database.db, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password })
  await database.close()
  return place
}

/** A copy of the database at a URL, or an empty one. */
async function placeLike(dialect: Dialect, template: string | undefined): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'filiz-'))
  if (dialect === 'postgres') return { folder, url: await createPostgresDatabase(template) }
  const file = join(folder, 'test.sqlite')
  if (template) await copyFile(sqliteFileOf(template)!, file)
  return { folder, url: `sqlite:${file}` }
}

async function createPostgresDatabase(template: string | undefined): Promise<string> {
  postgresUrl ??= requestPostgresUrl()
  const server = await postgresUrl
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  const from = template ? new URL(template).pathname.slice(1) : 'template1'
  // File copy: the default strategy writes each page to the WAL too, which takes half as long again.
  await client.query(`create database ${name} template ${from} strategy file_copy`)
  await client.end()
  return `${server}/${name}`
}

let postgresUrl: Promise<string> | undefined

/** Through `node:http`: tests replace `fetch`. */
async function requestPostgresUrl(): Promise<string> {
  const [response] = (await once(get(inject('postgresStarter')), 'response')) as [IncomingMessage]
  const body = await text(response)
  if (response.statusCode !== 200) throw new Error(body)
  return body
}
