import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { StatusLine } from '../../../contract/api/administration.ts'
import type { BackupState } from '../../../contract/api/backups.ts'
import type { StatusLevel } from '../../../contract/api/endpoints.ts'
import type { Locale } from '../../../contract/constants.ts'
import { DAY, MINUTE } from '../../../contract/domain/durations.ts'
import { longMoment } from '../../../contract/domain/zones.ts'
import { siteStatusTexts } from '../../../contract/i18n/admin/siteHealth.ts'
import { translateMessage } from '../../../contract/i18n/shared/translate.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { countOf } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

/** In bytes. */
interface DiskSpace {
  free: number
  total: number
}

/** Disk space of the file system with a folder, which may not exist yet. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  for (let path = resolve(folder); ; path = dirname(path))
    try {
      const { bavail, blocks, bsize } = await statfs(path)
      return { free: bavail * bsize, total: blocks * bsize }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    }
}

/** Little free space is normal on a small disk, and a warning on a large one. */
export function diskLevelOf({ free, total }: DiskSpace): StatusLevel {
  if (free < 20 * MEGABYTE || (free < total / 100 && free < GIGABYTE)) return 'bad'
  return free < total / 10 && free < 2 * GIGABYTE ? 'warn' : 'ok'
}

/** Formats a number of bytes in MB or GB. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [unit, size] = bytes >= GIGABYTE ? (['GB', GIGABYTE] as const) : (['MB', MEGABYTE] as const)
  return `${(bytes / size).toLocaleString(locale, { maximumFractionDigits: unit === 'GB' ? 1 : 0 })} ${unit}`
}

/** An email is overdue if it was due this long ago, in milliseconds. */
const LATE_AFTER = 5 * MINUTE

/** Maximum age of unsent account emails that are reported, in milliseconds. */
const REPORTED_FOR = 3 * DAY

/** Unsent emails: failed, being retried, or overdue. */
interface Unsent {
  /** Notifications of unread messages. Without a mail server all waiting ones are overdue. */
  notifications: number
  /** Replies to messages. */
  replies: number
  /** Account emails; without a mail server none is queued. */
  accountEmails: number
}

export async function countUnsent(db: Db, { canSend, now }: { canSend: boolean; now: number }): Promise<Unsent> {
  const late = new Date(canSend ? now - LATE_AFTER : now).toISOString()
  const unsent = db
    .selectFrom('outbox')
    .where('outbox.status', '!=', 'sent')
    .where((eb) =>
      eb.or([
        eb('outbox.status', '=', 'failed'),
        eb('outbox.attempts', '>', 0),
        eb('outbox.nextAttemptAt', '<=', late),
      ]),
    )
  const notifications = unsent
    .innerJoin(messages.name, `${messages.name}.id`, 'outbox.messageId')
    .where(`${messages.name}.isRead`, '=', false)
    .where(`${messages.name}.isSpam`, '=', false)
  const others = unsent
    .where('outbox.messageId', 'is', null)
    .where('outbox.createdAt', '>', new Date(now - REPORTED_FOR).toISOString())
  const accountEmails = others.where('outbox.repliedMessageId', 'is', null)
  return {
    notifications: await countOf(notifications),
    replies: await countOf(others.where('outbox.repliedMessageId', 'is not', null)),
    accountEmails: canSend ? await countOf(accountEmails) : 0,
  }
}

/** State of the backups: bad if the last one failed, is two days old or is lost, or if there is none after two days. */
export function backupLine(
  { configured, lastAt, lastVerifiedAt, lastFailure, isOld, isLost }: BackupState,
  zone: string,
  locale: Locale,
): Omit<StatusLine, 'key'> {
  const texts = siteStatusTexts[locale].backup
  if (!configured) return { level: 'warn', message: texts.off }
  if (lastFailure) return { level: 'bad', message: texts.failed(translateMessage(lastFailure.message, locale)) }
  if (isLost) return { level: 'bad', message: texts.lost }
  if (!lastAt) return isOld ? { level: 'bad', message: texts.never } : { level: 'ok', message: texts.first }
  const moment = longMoment(lastAt, zone, locale)
  if (isOld) return { level: 'bad', message: texts.old(moment) }
  if (!lastVerifiedAt) return { level: 'warn', message: texts.unproven(moment) }
  return { level: 'ok', message: texts.ok(moment) }
}
