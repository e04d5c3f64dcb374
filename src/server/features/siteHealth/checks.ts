import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { StatusLine } from '../../../contract/api/administration.ts'
import type { BackupState } from '../../../contract/api/backups.ts'
import type { StatusLevel } from '../../../contract/api/endpoints.ts'
import { siteStatusTexts } from '../../../contract/i18n/admin/siteStatus.ts'
import { messages } from '../../../contract/resources/messages.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Changes } from '../../platform/db/transaction.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

/** In bytes. */
interface Room {
  free: number
  total: number
}

/** The room on the disk that holds a folder, or will. */
export async function roomFor(folder: string): Promise<Room> {
  for (let path = resolve(folder); ; path = dirname(path))
    try {
      const { bavail, blocks, bsize } = await statfs(path)
      return { free: bavail * bsize, total: blocks * bsize }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    }
}

/** A small disk may have little room and be well; one that is nearly full is not, however large it is. */
export function levelOfRoom({ free, total }: Room): StatusLevel {
  if (free < 20 * MEGABYTE || (free < total / 100 && free < GIGABYTE)) return 'bad'
  return free < total / 10 && free < 2 * GIGABYTE ? 'warn' : 'ok'
}

/** Bytes as people say them. */
export function spoken(bytes: number): string {
  const [unit, size] = bytes >= GIGABYTE ? (['GB', GIGABYTE] as const) : (['MB', MEGABYTE] as const)
  return `${(bytes / size).toLocaleString('tr', { maximumFractionDigits: unit === 'GB' ? 1 : 0 })} ${unit}`
}

/** An email that was due this long ago is late, in milliseconds. */
const LATE_AFTER = 5 * 60_000

/** Age up to which an unsent account email is reported, in milliseconds. */
const REPORTED_FOR = 3 * 24 * 60 * 60_000

/** Unsent emails: failed, being retried, or overdue. */
interface Unsent {
  /** About messages that nobody has read. Without a mail server all that wait are late. */
  notifications: number
  /** What the server tells administrators by itself; without a mail server nobody expects any. */
  letters: number
}

export async function countUnsent(db: Db, { canSend, now }: { canSend: boolean; now: number }): Promise<Unsent> {
  const late = new Date(canSend ? now - LATE_AFTER : now).toISOString()
  const unsent = db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('outbox.status', '!=', 'sent')
    .where((eb) =>
      eb.or([
        eb('outbox.status', '=', 'failed'),
        eb('outbox.attempts', '>', 0),
        eb('outbox.nextAttemptAt', '<=', late),
      ]),
    )
  const notifications = await unsent
    .innerJoin(messages.name, `${messages.name}.id`, 'outbox.messageId')
    .where(`${messages.name}.isRead`, '=', false)
    .where(`${messages.name}.isSpam`, '=', false)
    .executeTakeFirstOrThrow()
  const letters = await unsent
    .where('outbox.messageId', 'is', null)
    .where('outbox.createdAt', '>', new Date(now - REPORTED_FOR).toISOString())
    .executeTakeFirstOrThrow()
  return { notifications: Number(notifications.count), letters: canSend ? Number(letters.count) : 0 }
}

const texts = siteStatusTexts.backup

/** How it stands with the backups: bad where the last one failed, is two days old or gone, or there is none after two days. */
export function backupLine(
  { configured, lastAt, lastVerifiedAt, lastFailure, isOld, isLost }: BackupState,
  zone: string,
): Omit<StatusLine, 'key'> {
  if (!configured) return { level: 'warn', message: texts.off }
  if (lastFailure) return { level: 'bad', message: texts.failed(lastFailure.message) }
  if (isLost) return { level: 'bad', message: texts.lost }
  if (!lastAt) return isOld ? { level: 'bad', message: texts.never } : { level: 'ok', message: texts.first }
  const moment = spokenMoment(lastAt, zone)
  if (isOld) return { level: 'bad', message: texts.old(moment) }
  if (!lastVerifiedAt) return { level: 'warn', message: texts.unproven(moment) }
  return { level: 'ok', message: texts.ok(moment) }
}

const spokenMoment = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment))

/** A search that takes longer than this is followed by a pause of REST times its duration, to bound its share of the processor. */
const QUICK = 500
const REST = 20

interface Search<T> {
  changes: Pick<Changes, 'subscribe'>
  /** What it rests on: a change in these tables makes what was found old. */
  tables: readonly string[]
  find(): Promise<T>
  /** So long an answer waits for a search that is under way, in milliseconds. */
  wait: number
}

/**
 * Cached search through all content: repeated on the next request after a change. Undefined while the first search takes longer than
 * `wait`.
 */
export function createCachedSearch<T>({ changes, tables, find, wait }: Search<T>): {
  read(): Promise<T | undefined>
  close(): void
} {
  let found: T | undefined
  let failure: unknown
  let isOld = true
  let restsUntil = 0
  let running: Promise<void> | undefined

  const close = changes.subscribe(() => {
    isOld = true
  }, tables)

  const search = async () => {
    const began = performance.now()
    isOld = false
    try {
      found = await find()
      failure = undefined
    } catch (error) {
      failure = error
      isOld = true
    }
    const took = performance.now() - began
    restsUntil = took > QUICK ? performance.now() + took * REST : 0
    running = undefined
  }

  return {
    close,
    async read() {
      if (isOld && performance.now() >= restsUntil) running ??= search()
      if (running) await Promise.race([running, pause(wait, undefined, { ref: false })])
      if (failure !== undefined) throw failure
      return found
    },
  }
}
