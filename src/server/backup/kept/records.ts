import type { Db } from '../../db/tables.ts'

/** The table, by whose name its changes are told. */
export const RECORDS = 'backupRecords'

/** What is known of backups beside themselves; each is there or not. None of it is lost with the database: it is of now. */
export interface BackupRecords {
  /** They are made by themselves since this moment. */
  begun: Record<string, never>
  /** Somebody asked for one, at this moment. */
  asked: Record<string, never>
  /** One is being made. */
  running: Progress
  /** The last attempts failed, this often; the moment is that of the last one. */
  failed: Failures
  /** The last one that was made and read back, at the moment that it holds. */
  made: { name: string; verifiedAt: string }
  /** It was said by mail that the last one is too old, and none has been made since. */
  saidOld: Record<string, never>
}

export interface Progress {
  stage: 'writing' | 'reading'
  startedAt: string
  bytes: number
  /** How many there will be, where that can be told: as many as last time. */
  expectedBytes: number | null
}

export interface Failures {
  count: number
  /** A sentence for the administrator. */
  message: string
}

type Name = keyof BackupRecords
export type Recorded = { [N in Name]?: BackupRecords[N] & { at: Date } }

/** Who is making one says so this often, in milliseconds; who has been silent for ten times as long has ended without a word. */
export const HEARTBEAT = 1000
const SILENCE = 10 * HEARTBEAT

export async function readRecords(db: Db, now: Date): Promise<Recorded> {
  const rows = await db.selectFrom('backupRecords').selectAll().execute()
  const found: Recorded = Object.fromEntries(
    rows.map(({ name, data, at }) => [name, { ...JSON.parse(data), at: new Date(at) }]),
  )
  if (found.running && now.getTime() - found.running.at.getTime() > SILENCE) delete found.running
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

/** Writes down what is not yet, and answers whether it was this call that did; of several instances it is one. */
export async function writeOnce(db: Db, name: 'begun' | 'saidOld', now: Date): Promise<boolean> {
  const row = { name, data: '{}', at: now.toISOString() }
  const added = db
    .insertInto('backupRecords')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
  return (await added.returning('name').executeTakeFirst()) !== undefined
}

export async function forgetRecord(db: Db, name: Name, until?: Date): Promise<void> {
  const all = db.deleteFrom('backupRecords').where('name', '=', name)
  await (until ? all.where('at', '<=', until.toISOString()) : all).execute()
}
