import type { Api } from '../app/api.ts'
import { passagesJob } from '../assistant/retrieval/passagesJob.ts'
import { sourcesOf } from '../assistant/retrieval/sources.ts'
import { publishDue } from '../blog/publishDue.ts'
import type { Database } from '../db/connect.ts'
import { shareChanges } from '../db/shareChanges.ts'
import { notificationMails } from '../inbox/notificationMail.ts'
import { type Job, startJobs } from '../jobs/startJobs.ts'
import { createMailer } from '../mail/mailer.ts'
import { mailJob } from '../mail/mailJob.ts'
import { rulesOf } from '../rules.ts'
import type { ProcessChanges } from '../shared/changes.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

interface Ground {
  settings: Settings
  api: Pick<Api, 'db' | 'now'>
  changes: ProcessChanges
  dialect: Database['dialect']
  log: Log
}

/** Starts what the server does by itself beside answering: it hears of other instances' changes, and does what falls due. */
export async function startBackground({
  settings,
  api: { db, now },
  changes,
  dialect,
  log,
}: Ground): Promise<() => Promise<void>> {
  const sharing =
    dialect === 'postgres' ? await shareChanges({ changes, db, url: settings.DATABASE_URL, log }) : undefined
  const mailer = createMailer(settings)
  const jobs: Job[] = [
    publishDue(db, changes, now),
    passagesJob(db, sourcesOf(rulesOf(settings)), now),
    ...(mailer ? [mailJob({ db, mailer, compose: notificationMails(db, settings), log, now })] : []),
  ]
  const running = startJobs(jobs, { changes, log, now })
  return async () => {
    await running.stop()
    await sharing?.close()
  }
}
