import type { Services } from '../api/services.ts'
import { prunePreviews } from '../content/preview/previews.ts'
import { emptyTrash } from '../content/trash/trash.ts'
import { pruneVersions } from '../content/versions/versions.ts'
import { pruneAuditLog } from '../features/auditLog/auditLog.ts'
import { linkEmailTemplates, pruneAccountEmails } from '../features/auth/accountLinks.ts'
import { pruneBeforeRestoreFiles } from '../features/backups/backupFiles.ts'
import { backupJob, sendFailureEmail } from '../features/backups/backupJob.ts'
import { publishDue } from '../features/blog/publishDue.ts'
import { purgeJob } from '../features/cdn/purgeJob.ts'
import { notificationEmails } from '../features/contact/notificationMail.ts'
import { garbageJob } from '../features/media/collectGarbage.ts'
import { pruneMessages } from '../features/privacy/personalData.ts'
import { privacyNoticeJob } from '../features/privacy/privacyNotice.ts'
import { searchIndexJob } from '../features/search/index.ts'
import { pruneVisits } from '../features/visits/countVisit.ts'
import { webhookJob } from '../features/webhooks/webhookJob.ts'
import type { Settings } from '../platform/config/settings.ts'
import { shareChangesOverPostgres } from '../platform/db/notify.ts'
import { composeEmails, mailJob } from '../platform/mail/mailJob.ts'
import type { Log } from '../platform/observability/log.ts'
import { createFailingJobs } from '../platform/scheduler/failingJobs.ts'
import { type Job, type SchedulerOptions, startJobs } from '../platform/scheduler/scheduler.ts'

interface BackgroundOptions extends Pick<SchedulerOptions, 'stopping' | 'maxSleep'> {
  /** Additional jobs of some servers. */
  extraJobs?: readonly Job[]
}

/** Starts background work: change events of other instances, and scheduled jobs. Returns a function that stops it. */
export async function startBackground(
  settings: Settings,
  services: Services,
  log: Log,
  { extraJobs = [], ...options }: BackgroundOptions = {},
): Promise<() => Promise<void>> {
  const { db, dialect, changes, findMailer, backups, trash, now } = services
  const sharing =
    dialect === 'postgres'
      ? await shareChangesOverPostgres({ changes, db, url: settings.DATABASE_URL, log })
      : undefined
  const compose = composeEmails({
    notification: notificationEmails(db, settings),
    templates: linkEmailTemplates({ db, settings, now }),
    settings,
  })
  const jobs: Job[] = [
    ...extraJobs,
    publishDue(services),
    privacyNoticeJob({ ...services, timeZone: settings.SITE_TIMEZONE }),
    pruneVersions(db, now),
    emptyTrash(trash, services),
    pruneAuditLog(db, now),
    pruneAccountEmails(services),
    pruneVisits({ db, now, timeZone: settings.SITE_TIMEZONE }),
    prunePreviews(services),
    pruneMessages(services, settings.MESSAGE_RETENTION),
    pruneBeforeRestoreFiles(settings.DATA_DIR, now),
    garbageJob({ ...services, url: settings.DATABASE_URL, timeZone: settings.SITE_TIMEZONE, log }),
    searchIndexJob({ ...services, timeZone: settings.SITE_TIMEZONE }),
    backupJob(backups, {
      log,
      onFailure: async (failure, context) => {
        if (await findMailer()) await sendFailureEmail(context, failure, settings, new Date(now()))
      },
    }),
    webhookJob({
      ...services,
      origin: settings.PUBLIC_URL,
      log,
    }),
    ...(settings.CDN_PURGE_URL ? [purgeJob({ ...services, settings, log })] : []),
    mailJob({ db, findMailer, compose, log, now }),
  ]
  const running = startJobs(jobs, { changes, log, now, failing: createFailingJobs(db, now), ...options })
  return async () => {
    await Promise.all([running.stop(), sharing?.close()])
  }
}
