import type { Db } from '../../platform/db/tables.ts'

/** The table; changes of it are announced under this name. */
export const RECORDS = 'backupRecords'

/** Backup records: the present state beside the backups themselves, each a row that exists or not. Archives do not include them. */
export interface BackupRecords {
  /** Scheduled backups exist since this moment. */
  begun: Record<string, never>
  /** A backup was requested at this moment. */
  asked: Record<string, never>
  /** A backup is being made. */
  running: Progress
  /** The last attempts failed; the moment is that of the last one. */
  failed: { count: number; message: string }
  /** The last verified backup, at the moment of its content. */
  made: { name: string; verifiedAt: string }
  /** The email that the last backup is too old was sent, and no backup was made since. */
  saidOld: Record<string, never>
}

export interface Progress {
  stage: 'writing' | 'reading'
  startedAt: string
  bytes: number
  /** How many bytes there will be, estimated by the last backup; null where that is not known. */
  expectedBytes: number | null
}

type Name = keyof BackupRecords
export type Recorded = { [N in Name]?: BackupRecords[N] & { at: Date } }

/** Interval of progress reports in milliseconds. Without one for ten times as long the process has ended. */
const HEARTBEAT = 1000
const HEARTBEAT_TIMEOUT = 10 * HEARTBEAT

export async function readRecords(db: Db, now: Date): Promise<Recorded> {
  const rows = await db.selectFrom('backupRecords').selectAll().execute()
  const found: Recorded = Object.fromEntries(
    rows.map(({ name, data, at }) => [name, { ...JSON.parse(data), at: new Date(at) }]),
  )
  if (found.running && now.getTime() - found.running.at.getTime() > HEARTBEAT_TIMEOUT) delete found.running
  return found
}

export async function writeRecord<N extends Name>(db: Db, name: N, value: BackupRecords[N], now: Date): Promise<void> {
  const record = { data: JSON.stringify(value), at: now.toISOString() }
  await db
    .insertInto('backupRecords')
    .values({ name, ...record })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(record))
    .execute()
}

/** Writes a record that does not exist yet, and answers whether this call did; of several instances it is one. */
export async function writeRecordOnce(db: Db, name: 'begun' | 'saidOld', now: Date): Promise<boolean> {
  const row = { name, data: '{}', at: now.toISOString() }
  const added = db
    .insertInto('backupRecords')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
  return (await added.returning('name').executeTakeFirst()) !== undefined
}

/** Deletes a record, if it is not of a later moment. */
export async function deleteRecord(db: Db, name: Name, until?: Date): Promise<void> {
  const all = db.deleteFrom('backupRecords').where('name', '=', name)
  await (until ? all.where('at', '<=', until.toISOString()) : all).execute()
}

/** Reports the progress of a backup to every instance, until `end`. */
export function reportProgress(db: Db, clock: () => Date, expectedBytes: number | null) {
  let progress: Progress = { stage: 'writing', startedAt: clock().toISOString(), bytes: 0, expectedBytes }
  let writing: Promise<unknown> = Promise.resolve()
  const write = () => {
    writing = writing.then(() => writeRecord(db, 'running', progress, clock())).catch(() => {})
  }
  write()
  const timer = setInterval(write, HEARTBEAT)
  return {
    update(stage: Progress['stage'], bytes: number) {
      // What is read back has as many bytes as were written.
      if (stage === 'reading' && progress.stage === 'writing') expectedBytes = progress.bytes || null
      progress = { ...progress, stage, bytes, expectedBytes }
    },
    async end() {
      clearInterval(timer)
      await writing
      await deleteRecord(db, 'running')
    },
  }
}
