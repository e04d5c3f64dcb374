import { sql } from 'kysely'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { OperatorError, reasonOf } from '../../platform/config/operatorError.ts'
import { type AnyDb, anyTable } from '../../platform/db/columns.ts'
import { lastIdsOf } from '../../platform/db/lastIds.ts'
import { withDataLock } from '../../platform/db/locks.ts'
import { migrations as allMigrations } from '../../platform/db/migrations/index.ts'
import { columnTypes } from '../../platform/db/migrations/migration.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import { readMailSettings, writeMailSettings } from '../../platform/mail/mailSettings.ts'
import { failWaitingEmails } from '../../platform/mail/outbox.ts'
import { parseName, typeOf } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { appendMissingAudit, readAuditSince } from '../auditLog/auditLog.ts'
import { checkPdf } from '../media/checkPdf.ts'
import { cleanSvg } from '../media/svg/cleanSvg.ts'
import { BackupFailure } from './archiveFormat.ts'
import { readArchive, type VerifiedArchive } from './readArchive.ts'
import { countRows, insertRows, schemaAfter, type Table } from './tables.ts'
import type { SiteData } from './writeArchive.ts'

interface Options {
  /** For the audit log: actor, backup and time of the restore. Without it nothing is recorded. */
  audit?: { actor: Actor; name: string; at: Date } | undefined
  /** Backs up the present content, in the restore's transaction: a failure cancels the restore. */
  backUpCurrent?: ((db: Db) => Promise<void>) | undefined
}

export interface RestoreSummary {
  /** The migrations that the archive lacked. */
  migrated: string[]
  /** Number of waiting emails, which are marked as failed. */
  mails: number
  /** Number of files in the archive. */
  uploads: number
  /** Unsafe SVG files, which were not restored. */
  leftOut: string[]
}

/**
 * Replaces all data by those of an archive, in one transaction: everything or nothing. From its first statement on no
 * other connection reads or writes, so the backup of the present content is complete. Files are written before the
 * commit; their names are the hashes of their content, so none is overwritten.
 */
export async function restoreArchive(
  data: SiteData,
  archive: VerifiedArchive,
  { audit, backUpCurrent }: Options = {},
): Promise<RestoreSummary> {
  const { migrations = allMigrations } = data
  const schema = await schemaAfter(migrations)
  return withDataLock(data, 'exclusive', () =>
    data.db
      .transaction()
      .execute(async (trx) => {
        await lockTables(trx, data, schema.tables)
        if (backUpCurrent && (await hasContent(raw(trx), schema.tables))) await backUpCurrent(trx)
        const newerAudit = audit && (await readAuditSince(trx, archive.manifest.createdAt))
        const mailServer = schema.allNames.includes('mail_settings') ? await readMailSettings(trx) : undefined
        for (const table of schema.allNames.toReversed()) await raw(trx).schema.dropTable(table).ifExists().execute()
        const restored = await loadArchive(trx, data, archive)
        if (mailServer) await writeMailSettings(trx, mailServer)
        if (audit && newerAudit)
          await appendMissingAudit({ db: trx, now: () => +audit.at }, newerAudit, {
            actor: audit.actor,
            action: 'restore',
            resource: 'backups',
            recordId: audit.name,
          })
        return { ...restored, mails: await failWaitingEmails(trx, mailTexts.failures.restored) }
      })
      .catch(explainFailure),
  )
}

/** Locks PostgreSQL's tables exclusively; SQLite has one transaction at a time anyway. */
async function lockTables(trx: Db, { dialect }: SiteData, tables: readonly Table[]): Promise<void> {
  if (dialect !== 'postgres') return
  // Fails if another transaction holds a table for longer.
  await sql`set local lock_timeout = '10s'`.execute(trx)
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(
    raw(trx),
  )
}

/** Whether there is any row that a backup would contain, such as the administrator of a first start. */
async function hasContent(db: AnyDb, tables: readonly Table[]): Promise<boolean> {
  for (const table of tables) if (await countRows(db, table)) return true
  return false
}

/** Creates the tables of the archive's schema version, fills them, and runs the later migrations. */
async function loadArchive(
  trx: Db,
  { dialect, storage, migrations = allMigrations }: SiteData,
  { source, migrations: done }: VerifiedArchive,
): Promise<Omit<RestoreSummary, 'mails'>> {
  const migrateBy = async (name: string) => migrations[name]!.up(trx, columnTypes[dialect])
  for (const name of done) await migrateBy(name)
  const leftOut: string[] = []
  let uploads = 0
  const { manifest } = await readArchive(source, migrations, {
    rows: (table, rows) => insertRows(raw(trx), table, rows),
    async upload(name, content) {
      uploads++
      if (!(await restoreUpload(storage, name, content))) leftOut.push(name)
    },
  })
  for (const [table, { lastId }] of Object.entries(manifest.tables))
    if (lastId) await lastIdsOf[dialect].write(raw(trx), table, lastId)
  const migrated = Object.keys(migrations).slice(done.length)
  for (const name of migrated) await migrateBy(name)
  return { migrated, uploads, leftOut }
}

/** Writes a file, unless it is an unsafe SVG or PDF; returns whether it exists now. */
async function restoreUpload(storage: Storage, name: string, content: Buffer): Promise<boolean> {
  const type = parseName(name)?.type
  if (type === typeOf('svg') && !(await isSanitized(content))) return exists(storage, name)
  if (type === typeOf('pdf') && !(await isHarmless(content))) return exists(storage, name)
  await storage.put(name, content).catch((error: unknown) => {
    throw new BackupFailure(
      'pictureNotPutBack',
      `The uploaded file ${name} cannot be put back (${reasonOf(error)}); the data are as they were. Fix that, and try again.`,
    )
  })
  return true
}

const isHarmless = (content: Buffer): Promise<boolean> =>
  checkPdf(content).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error
      return false
    },
  )

/** Whether the sanitizer leaves an SVG unchanged, as it does with every uploaded one. */
const isSanitized = (content: Buffer): Promise<boolean> =>
  cleanSvg(content).then(
    ({ bytes }) => bytes.equals(content),
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error
      return false
    },
  )

async function exists(storage: Storage, name: string): Promise<boolean> {
  const file = await storage.open(name)
  file?.stream.destroy()
  return file !== undefined
}

/** Rethrows a database error in one line; any other error unchanged. */
function explainFailure(error: unknown): never {
  const isOfDatabase = error instanceof Error && 'code' in error && !('syscall' in error)
  if (error instanceof OperatorError || !isOfDatabase) throw error
  throw new OperatorError(`The database refused the restore (${error.message}); the data are unchanged.`)
}

/** The database with its own column names. */
const raw = (db: Db): AnyDb => anyTable(db.withoutPlugins())
