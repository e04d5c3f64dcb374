import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { killedAt, killRounds } from '../../../../tests/helpers/slowTests.ts'
import { dialects } from '../../../../tests/helpers/testApp.ts'
import { createMigratedDatabase, type TestDatabase } from '../../../../tests/helpers/testDatabases.ts'
import { TEST_TIMEOUT } from '../../../../tests/helpers/timeouts.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { products } from '../../../contract/resources/products.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { about } from '../../../contract/singletons/about.ts'
import { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import { createServices } from '../../api/services.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { anyTable, decodeRow } from '../../platform/db/columns.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import { createFolderStorage } from '../../platform/storage/folderStorage.ts'
import type { Values } from '../resources/context.ts'
import { decodeContent } from '../singletons/singletonRepository.ts'
import { contentOf } from './trash.ts'

const PROGRAM = resolve(import.meta.dirname, '../../../../tests/helpers/versionsProcess.ts')
const ROUNDS = killRounds(20)

const running = new Set<ChildProcess>()
const places: TestDatabase[] = []
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  for (const { folder } of places.splice(0)) await rm(folder, { recursive: true, force: true })
})

const settingsOf = ({ url, folder }: TestDatabase) => ({ DATABASE_URL: url, DATA_DIR: folder })

/** Runs the whole life cycle of a record in another process, which is killed at a statement. */
async function walk(place: TestDatabase, side: number, killAt = 0) {
  const env = { PATH: process.env.PATH, ...settingsOf(place), SIDE: String(side), KILL_AT: String(killAt) }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const [out, [status, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { statements: Number(out), status, signal }
}

type Records = Map<string, Values>

/** Everything with versions, by API path and id or key. */
async function recordsIn(db: Database['db']): Promise<Record<string, Records>> {
  const rowsOf = async ({ name, fields }: Resource): Promise<Records> => {
    const rows = await anyTable(db).selectFrom(name).selectAll().execute()
    return new Map(rows.map((row) => [String(row.id), decodeRow(fields, row)]))
  }
  const pages = await db.selectFrom('pageContent').selectAll().execute()
  return {
    products: await rowsOf(products),
    'contact-messages': await rowsOf(messages),
    'page-content': new Map(
      pages.map(({ key, data, updatedAt }) => {
        const { fields } = [about, contactInfo].find((each) => each.key === key)!
        return [key, { ...decodeContent(fields, JSON.parse(data)), updatedAt }]
      }),
    ),
  }
}

/**
 * Inconsistencies in the stored data: a version without its record, a record that differs from its last version, a
 * record in two places, a message without its email or the reverse, a picture without its file.
 */
async function faultsOf({ db }: Database, place: TestDatabase): Promise<unknown[]> {
  const faults: unknown[] = []
  const records = await recordsIn(db)
  const entries = await db.selectFrom('bin').selectAll().where('goneAt', 'is', null).execute()
  const binned = entries.map((entry) => ({ ...contentOf(entry), resource: entry.resource }))
  const versions = await db.selectFrom('history').selectAll().orderBy('version').execute()
  for (const [resource, here] of Object.entries(records)) {
    const gone = binned.filter((entry) => entry.resource === resource).map(({ row }) => [String(row.id), row] as const)
    for (const [id] of gone) if (here.has(id)) faults.push(['in both', resource, id])
    const all = new Map<string, unknown>([...here, ...gone])
    const own = Object.groupBy(
      versions.filter((version) => version.resource === resource),
      ({ recordId }) => recordId,
    )
    for (const id of Object.keys(own)) if (!all.has(id)) faults.push(['no record', resource, id])
    for (const [id, record] of all) {
      const [first, ...rest] = own[id] ?? []
      if (rest.some(({ version }, at) => version !== first!.version + at + 1)) faults.push(['versions', resource, id])
      if ((own[id]?.at(-1)?.data ?? '') !== JSON.stringify(record)) faults.push(['last version', resource, id])
    }
  }

  const mails = await db.selectFrom('outbox').select('messageId').execute()
  const mailed = mails.map(({ messageId }) => String(messageId)).sort()
  const inbox = [...records['contact-messages']!.keys()].sort()
  if (String(mailed) !== String(inbox)) faults.push(['mails', mailed, 'messages', inbox])
  for (const { resource, row, children } of binned)
    if (resource === 'contact-messages' && children.rows[0]?.rows.length !== 1) faults.push(['no mail', row.id])

  const storage = await createFolderStorage(join(place.folder, 'uploads'))
  const library = await db.selectFrom('pictures').select('url').execute()
  const waiting = binned.filter(({ resource }) => resource === 'pictures').map(({ row }) => row.url)
  const showing = [...Object.values(records).flatMap((here) => [...here.values()]), ...binned.map(({ row }) => row)]
  const shown = new Set(showing.map(({ imageUrl }) => imageUrl))
  // An upload interrupted before its file was stored is incomplete: nothing references it yet.
  for (const url of [...library.map(({ url }) => url).filter((url) => shown.has(url)), ...waiting]) {
    const file = await storage.open(String(url).slice('/uploads/'.length))
    file?.stream.destroy()
    if (!file) faults.push(['no file', url])
  }
  return faults
}

describe.each(dialects)('a process on %s killed while it saves, deletes and restores', (dialect) => {
  test(
    `leaves no incomplete version or trash entry, ${ROUNDS} times`,
    async () => {
      const place = await createMigratedDatabase(dialect)
      places.push(place)
      const { statements, status } = await walk(place, 40)
      expect([status, statements > 150]).toEqual([0, true])
      for (let round = 0; round < ROUNDS; round++) {
        const killAt = killedAt(round, ROUNDS, statements)
        const { status: ended, signal } = await walk(place, 41 + round, killAt)
        // A run over the remains of others may need one statement less than the first one.
        expect([signal, ended], `statement ${killAt}`).toBeOneOf([
          ['SIGKILL', null],
          [null, 0],
        ])
        const database = await connect(place.url)
        try {
          expect(await faultsOf(database, place), `statement ${killAt}`).toEqual([])
          const storage = await createFolderStorage(join(place.folder, 'uploads'))
          const services = await createServices(readSettings(settingsOf(place)), database, { storage })
          await services.trash.empty(services)
          expect(await database.db.selectFrom('bin').select('id').where('goneAt', 'is not', null).execute()).toEqual([])
        } finally {
          await database.close()
        }
      }
    },
    (1 + ROUNDS) * TEST_TIMEOUT,
  )
})
