import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import type { Db } from '../db/tables.ts'
import type { Log } from '../observability/log.ts'
import { type Job, withGracePeriod } from '../scheduler/scheduler.ts'
import { MailFailed } from './failure.ts'
import type { Mail, Mailer } from './mailer.ts'
import {
  forgetInOutbox,
  giveUpStale,
  nextInOutbox,
  OUTBOX,
  type OutboxRow,
  type SendFailure,
  settleInOutbox,
  takeFromOutbox,
} from './outbox.ts'

export interface Delivery {
  db: Db
  mailer: Mailer
  /** Writes the mail that a row of the outbox stands for; undefined where there is none to be sent after all. */
  compose: (row: OutboxRow) => Promise<Mail | undefined>
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  /** How long a mail that is being sent may still take when the process wants to end. */
  grace?: number
}

/** Sends what is due in the outbox, one mail at a time. */
export function mailJob({ db, mailer, compose, log, now = Date.now, grace = 5000 }: Delivery): Job {
  const clock = () => new Date(now())

  const deliver = async (row: OutboxRow, breaking: AbortSignal) => {
    const written = await compose(row).catch(asError)
    if (!written) return forgetInOutbox(db, row)
    const failure =
      written instanceof Error ? written : await mailer.send(written, breaking).then(() => undefined, asError)
    // Nobody knows what became of it. Once the lease is over, whoever is there then tries again.
    if (failure && breaking.aborted) return
    await settleInOutbox(db, row, failure ? outcomeOf(failure) : null, clock())
    const mail = { mail: row.id, message: row.messageId, attempt: row.attempts }
    if (failure) log.warn({ ...mail, err: failure }, 'a mail was not sent')
    else log.info(mail, 'a mail was sent')
  }

  return {
    name: 'mail',
    tables: [messages.name, OUTBOX],
    async run(stopping) {
      await giveUpStale(db, mailTexts.failures.stale, clock())
      const row = await takeFromOutbox(db, clock())
      if (row) await withGracePeriod(stopping, grace, (breaking) => deliver(row, breaking))
      return nextInOutbox(db)
    },
  }
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** What the administrator reads of a failure; a permanent one says that it is for them to act. */
function outcomeOf(failure: Error): SendFailure {
  const { unexpected, permanent } = mailTexts.failures
  if (!(failure instanceof MailFailed)) return { error: unexpected, isFinal: false }
  const { message, isPermanent } = failure
  return { error: isPermanent ? `${message} ${permanent}` : message, isFinal: isPermanent }
}
