import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { killRounds } from '../../../tests/long.ts'
import { createReadyPlace, type Place } from '../../../tests/setup/places.ts'
import { dialects } from '../../../tests/setup/testApp.ts'
import { products } from '../../contract/resources/products/products.ts'
import { decodeRow } from '../db/columns.ts'
import { connect, type Database } from '../db/connect.ts'
import { anyTable } from '../db/tables.ts'
import { everyResourceOf } from '../pictures/everyResource.ts'
import { readSettings } from '../process/settings.ts'
import { createServices } from '../services.ts'
import { createFolderStorage } from '../uploads/folderStorage.ts'
import { createBin } from './bin.ts'
import { contentOf } from './binRows.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../tests/setup/historyProcess.ts')
const ROUNDS = killRounds(2, 20)

const running = new Set<ChildProcess>()
const places: Place[] = []
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  for (const { folder } of places.splice(0)) await rm(folder, { recursive: true, force: true })
})

const settingsOf = ({ url, folder }: Place) => ({ DATABASE_URL: url, DATA_DIR: folder })

/** Has another process walk all that becomes of a record, until it dies at a statement. */
async function walk(place: Place, side: number, killAt = 0) {
  const env = { PATH: process.env.PATH, ...settingsOf(place), SIDE: String(side), KILL_AT: String(killAt) }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const [out, [status, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { statements: Number(out), status, signal }
}

/** What is wrong with what is kept: a version without its record, a record unlike its last version, one in two places, a picture without its file. */
async function faultsOf(database: Database, place: Place): Promise<unknown[]> {
  const db = anyTable(database.db)
  const storage = await createFolderStorage(join(place.folder, 'uploads'))
  const faults: unknown[] = []
  const rows = (await db.selectFrom(products.name).selectAll().execute()).map((row) => decodeRow(products.fields, row))
  const entries = await database.db.selectFrom('bin').selectAll().execute()
  const binned = entries.filter(({ resource, goneAt }) => resource === 'products' && !goneAt).map(contentOf)
  const versions = await database.db.selectFrom('history').selectAll().orderBy('version').execute()
  const here = new Map(rows.map((row) => [String(row.id), row]))
  const gone = new Map(binned.map(({ row }) => [String(row.id), row as Record<string, unknown>]))
  for (const id of here.keys()) if (gone.has(id)) faults.push(['in both', id])
  for (const [id, row] of [...here, ...gone]) {
    const own = versions.filter(({ resource, recordId }) => resource === 'products' && recordId === id)
    if (own.some(({ version }, at) => version !== at + 1))
      faults.push(['versions', id, own.map((each) => each.version)])
    if (JSON.stringify(JSON.parse(own.at(-1)?.data ?? '{}')) !== JSON.stringify(row)) faults.push(['last version', id])
  }
  for (const { resource, recordId } of versions)
    if (resource === 'products' && !here.has(recordId) && !gone.has(recordId)) faults.push(['no record', recordId])
  const library = await database.db.selectFrom('pictures').select('url').execute()
  const waiting = entries.filter(({ resource, goneAt }) => resource === 'pictures' && !goneAt)
  const urls = [...library.map(({ url }) => url), ...waiting.map((entry) => contentOf(entry).row.url)]
  for (const url of urls) {
    // An upload that was cut off before its file was there has only begun: nothing shows it yet.
    if (
      ![...rows, ...gone.values()].some((row) => row.imageUrl === url) &&
      !waiting.some((entry) => contentOf(entry).row.url === url)
    )
      continue
    const file = await storage.open(String(url).slice('/uploads/'.length))
    file?.stream.destroy()
    if (!file) faults.push(['no file', url])
  }
  return faults
}

describe.each(dialects)('a process on %s that is killed while it saves, deletes and brings back', (dialect) => {
  test(
    `leaves no half of a version or of an entry in the bin, ${ROUNDS} times`,
    async () => {
      const place = await createReadyPlace(dialect)
      places.push(place)
      const { statements, status } = await walk(place, 40)
      expect([status, statements > 60]).toEqual([0, true])
      for (let round = 0; round < ROUNDS; round++) {
        const killAt = randomInt(1, statements)
        const { status: ended, signal } = await walk(place, 41 + round, killAt)
        // A walk over what others left may take a statement less than the first one.
        expect([signal, ended], `statement ${killAt}`).toBeOneOf([
          ['SIGKILL', null],
          [null, 0],
        ])
        const database = await connect(place.url)
        try {
          expect(await faultsOf(database, place), `statement ${killAt}`).toEqual([])
          const storage = await createFolderStorage(join(place.folder, 'uploads'))
          const services = await createServices(readSettings(settingsOf(place)), database, { storage })
          await createBin(services, everyResourceOf(services)).empty()
          expect(await database.db.selectFrom('bin').select('id').where('goneAt', 'is not', null).execute()).toEqual([])
        } finally {
          await database.close()
        }
      }
    },
    60_000 + ROUNDS * 10_000,
  )
})
