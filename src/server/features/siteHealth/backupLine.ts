import type { BackupState } from '../../../contract/api/backups.ts'
import type { StatusLine } from '../../../contract/api/status.ts'
import { siteStatusTexts } from '../../../contract/i18n/admin/siteStatus.ts'

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
