import { forgetOldLetters } from '../accounts/forgetOldLetters.ts'
import { linkLetters } from '../accounts/linkLetters.ts'
import { forgetActivity } from '../activity/forgetActivity.ts'
import type { Services } from '../app/services.ts'
import { assistantJob } from '../assistant/index.ts'
import { emptyBin } from '../bin/emptyBin.ts'
import { publishDue } from '../blog/publishDue.ts'
import type { shareChanges } from '../db/shareChanges.ts'
import { backupJob, sendFailureEmail } from '../features/backups/backupJob.ts'
import { pruneBeforeRestoreFiles } from '../features/backups/beforeRestoreFiles.ts'
import { pruneHistory } from '../history/pruneHistory.ts'
import { notificationMails } from '../inbox/notificationMail.ts'
import { createFailingJobs } from '../jobs/failingJobs.ts'
import { type Ground, type Job, startJobs } from '../jobs/startJobs.ts'
import { writeMails } from '../mail/letters.ts'
import { mailJob } from '../mail/mailJob.ts'
import { forgetMessages } from '../personalData/forgetMessages.ts'
import { forgetPreviews } from '../previews/forgetPreviews.ts'
import { noticeDue } from '../privacy/noticeDue.ts'
import { TABLE as PAGE_CONTENT } from '../singletons/singletonReader.ts'
import { webhookJob } from '../webhooks/webhookJob.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

interface Doing extends Pick<Ground, 'stopping' | 'longestSleep'> {
  /** What only some servers do. */
  more?: readonly Job[]
}

/** Starts what the server does by itself beside answering: it hears of other instances' changes, and does what falls due. */
export async function startBackground(
  settings: Settings,
  services: Services,
  log: Log,
  { more = [], ...doing }: Doing = {},
): Promise<() => Promise<void>> {
  const { db, dialect, changes, mailer, backups, rules, every, bin, now } = services
  const sharing = dialect === 'postgres' ? await share({ changes, db, url: settings.DATABASE_URL, log }) : undefined
  const compose = writeMails({
    aboutMessage: notificationMails(db, settings),
    writers: linkLetters({ db, settings, now }),
    settings,
  })
  const jobs: Job[] = [
    ...more,
    publishDue(db, changes, now),
    noticeDue({ db, changes, timeZone: settings.SITE_TIMEZONE, now }),
    pruneHistory(db, now),
    emptyBin(bin, now),
    forgetActivity(db, now),
    forgetOldLetters(db, now),
    forgetPreviews(db, now),
    forgetMessages(services, settings.MESSAGE_RETENTION),
    pruneBeforeRestoreFiles({ db, url: settings.DATABASE_URL, folder: settings.DATA_DIR }, now),
    assistantJob({ db, rules, now }),
    backupJob(backups, {
      log,
      onFailure: async (failure, ground) => {
        if (mailer) await sendFailureEmail(ground, failure, settings, new Date(now()))
      },
    }),
    webhookJob({
      ...services,
      origin: settings.PUBLIC_URL,
      tables: [...Object.values(every).map(({ resource }) => resource.name), PAGE_CONTENT],
      log,
    }),
    ...(mailer ? [mailJob({ db, mailer, compose, log, now })] : []),
  ]
  const running = startJobs(jobs, { changes, log, now, failing: createFailingJobs(db, now), ...doing })
  return async () => {
    await Promise.all([running.stop(), sharing?.close()])
  }
}

/** An embedded database has nobody to share with, and needs no client of PostgreSQL. */
async function share(ground: Parameters<typeof shareChanges>[0]) {
  const { shareChanges } = await import('../db/shareChanges.ts')
  return shareChanges(ground)
}
