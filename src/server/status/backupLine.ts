import type { BackupState } from '../../contract/backupCalls.ts'
import type { StatusLine } from '../../contract/statusCalls.ts'
import { siteStatusTexts } from '../../contract/texts/administrator/siteStatus.ts'

const texts = siteStatusTexts.backup

/** How it stands with the backups: bad where the last one failed or is two days old. */
export function backupLine(
  { configured, lastAt, lastVerifiedAt, lastFailure, isOld }: BackupState,
  zone: string,
): Omit<StatusLine, 'key'> {
  if (!configured) return { level: 'warn', message: texts.off }
  if (lastFailure) return { level: 'bad', message: texts.failed(lastFailure.message) }
  if (!lastAt) return { level: 'ok', message: texts.first }
  const moment = spokenMoment(lastAt, zone)
  if (isOld) return { level: 'bad', message: texts.old(moment) }
  if (!lastVerifiedAt) return { level: 'warn', message: texts.unproven(moment) }
  return { level: 'ok', message: texts.ok(moment) }
}

const spokenMoment = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(moment))
