import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { mailTexts } from '../../contract/texts/administrator/mail.ts'
import type { Done } from '../activity/recordActivity.ts'
import { namesSinceBaseline } from '../db/adoptBaseline.ts'
import type { Database } from '../db/connect.ts'
import { inTurn } from '../db/inTurn.ts'
import { lastIdsOf } from '../db/lastIds.ts'
import { migrations } from '../db/migrations/index.ts'
import { columnTypes, type Migration } from '../db/migrations/migration.ts'
import { countServers } from '../db/servers.ts'
import { type AnyDb, anyTable, type Db } from '../db/tables.ts'
import { giveUpOutbox } from '../mail/outbox.ts'
import type { Actor } from '../shared/actor.ts'
import { forgetKeys } from '../shared/createSigner.ts'
import { Refused } from '../shared/problems.ts'
import { reasonOf, StartRefused } from '../shared/startRefused.ts'
import { parseName, typeOf } from '../uploads/fileNames.ts'
import type { Storage } from '../uploads/storage.ts'
import { cleanSvg } from '../uploads/svg/cleanSvg.ts'
import type { Backup } from './openBackup.ts'
import { countAll, createLineReader, insertRows, sumOf } from './rows.ts'
import { schemaOf, type Table } from './schema.ts'

export interface Ground extends Pick<Database, 'db' | 'dialect'> {
  url: string
  storage: Storage
  /** The migrations that this software knows; all of them have run. */
  drafts?: Record<string, Migration>
}

interface Options {
  /** Called where there is content, before it is replaced: a failure stops the restore. */
  keep?: () => Promise<void>
  /** Servers run on these data and go on: they wait for its end, and are told. */
  besideServers?: boolean
  /** Takes along what is to outlive the restore, and answers what puts it back; both are of its transaction, which nobody writes beside. */
  carry?: (trx: Db) => Promise<(trx: Db) => Promise<void>>
}

/** A picture of the backup cannot be put where pictures are kept. */
export class PictureNotPutBack extends StartRefused {}

export interface Restored {
  /** The migrations that the backup did not know yet. */
  migrated: string[]
  /** Mails that waited, and were given up. */
  mails: number
  /** Drawings that the sanitizer would change: they were not put back. */
  leftOut: string[]
}

/**
 * Puts a backup in the place of all data, together or not at all, and reads everything back to see that it is the same.
 * Pictures come first: they are kept under what they contain, so that they take nothing from what is there.
 */
export async function restoreBackup(
  ground: Ground,
  backup: Backup,
  { keep, besideServers = false, carry }: Options = {},
): Promise<Restored> {
  const refuseServers = (db: Db) => (besideServers ? undefined : refuseBesideServers({ ...ground, db }))
  await refuseServers(ground.db)
  if (keep && (await hasContent(ground))) await keep()
  return inTurn(ground, 'alone', async () => {
    const leftOut: string[] = []
    for (const upload of backup.uploads)
      if (!(await restoreUpload(ground.storage, backup, upload))) leftOut.push(upload.name)
    const restored = await ground.db
      .transaction()
      .execute(async (trx) => {
        await lockAgainstAll(trx, ground)
        // One may have started while pictures were put back.
        await refuseServers(trx)
        return replaceData(trx, ground, backup, carry)
      })
      .catch(refuse)
    forgetKeys()
    return { ...restored, leftOut }
  })
}

/** What is written down of a restore. */
export const restoreOf = (name: string, actor: Actor, now: number): Done => ({
  actor,
  action: 'restore',
  resource: 'backups',
  recordId: name,
  at: new Date(now),
})

async function refuseBesideServers({ db, dialect }: Ground): Promise<void> {
  if (dialect === 'postgres' && (await countServers(db)))
    throw new StartRefused('DATABASE_URL: a server is running on this database; stop it, and try again.')
}

/** Content is any row that a backup would keep: also the administrator and the demo content of a first start. */
async function hasContent({ db, drafts = migrations }: Ground): Promise<boolean> {
  for (const table of (await schemaOf(drafts)).kept) if (await countAll(rawly(db), table)) return true
  return false
}

/** Puts a file back, and answers whether it is there now. */
async function restoreUpload(
  storage: Storage,
  backup: Backup,
  { name, part }: Backup['uploads'][number],
): Promise<boolean> {
  const content = await backup.read(part)
  if (parseName(name)?.type === typeOf('svg') && !(await isCleanSvg(content))) return isThere(storage, name)
  const kept = await storage
    .put(name, content)
    .then(() => storage.open(name))
    .then((file) => file && buffer(file.stream))
    .catch((error: unknown) => {
      throw new PictureNotPutBack(
        `The uploaded file ${name} cannot be put back (${reasonOf(error)}); the data are as they were. Mend that, and try again.`,
      )
    })
  if (!kept?.equals(content)) throw new PictureNotPutBack(notTheSame(`the uploaded file ${name}`))
  return true
}

/** Whether the sanitizer leaves a drawing as it is, as it does with each that was uploaded. */
const isCleanSvg = (content: Buffer): Promise<boolean> =>
  cleanSvg(content).then(
    ({ bytes }) => bytes.equals(content),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error
      return false
    },
  )

async function isThere(storage: Storage, name: string): Promise<boolean> {
  const file = await storage.open(name)
  file?.stream.destroy()
  return file !== undefined
}

/** The tables are made anew as the backup knows them, filled, and brought up to date as those of an old database are. */
async function replaceData(
  trx: Db,
  { dialect, drafts = migrations }: Ground,
  backup: Backup,
  carry: Options['carry'],
): Promise<Omit<Restored, 'leftOut'>> {
  const types = columnTypes[dialect]
  const { made } = await schemaOf(drafts)
  const putBack = await carry?.(trx)
  for (const table of made.toReversed()) await rawly(trx).schema.dropTable(table).ifExists().execute()
  const [old, newer] = halves(Object.keys(drafts), namesSinceBaseline(backup.manifest.migrations, 'The backup').length)
  for (const name of old) await drafts[name]!.up(trx, types)
  for (const table of backup.schema.kept) await restoreTable(rawly(trx), dialect, table, backup)
  for (const name of newer) await drafts[name]!.up(trx, types)
  await putBack?.(trx)
  return { migrated: newer, mails: await giveUpOutbox(trx, mailTexts.failures.restored) }
}

/** What is there from now on is what is replaced. The embedded database has one writer at a time anyway. */
async function lockAgainstAll(trx: Db, { dialect, drafts = migrations }: Ground): Promise<void> {
  if (dialect !== 'postgres') return
  const { kept } = await schemaOf(drafts)
  // Whoever holds on to a table is not waited for, or this would wait for ever.
  await sql`set local lock_timeout = '10s'`.execute(trx)
  await sql`lock table ${sql.join(kept.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(
    rawly(trx),
  )
}

async function restoreTable(db: AnyDb, dialect: Ground['dialect'], table: Table, backup: Backup): Promise<void> {
  const toRows = createLineReader(table)
  const given = createHash('sha256')
  for (const part of backup.rowsOf(table)) {
    const content = await backup.read(part)
    given.update(content)
    await insertRows(db, table, toRows(content))
  }
  const { lastId } = backup.manifest.tables[table.name]!
  if (lastId) await lastIdsOf[dialect].write(db, table.name, lastId)
  if ((await sumOf(db, table)) !== given.digest('hex')) throw new StartRefused(notTheSame(`the table ${table.name}`))
}

/** What the database says against it, in one line; anything else goes on as it is. */
function refuse(error: unknown): never {
  if (error instanceof StartRefused || !(error instanceof Error && 'code' in error)) throw error
  throw new StartRefused(`The database did not take it (${error.message}); the data are as they were.`)
}

const notTheSame = (what: string) => `Read back, ${what} is not what the backup has; the data are as they were.`

/** The database under the names that it has itself. */
const rawly = (db: Db): AnyDb => anyTable(db.withoutPlugins())

const halves = <T>(list: readonly T[], length: number): [T[], T[]] => [list.slice(0, length), list.slice(length)]
