import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { countLockWaits } from '../../../../tests/helpers/lockWaits.ts'
import { type MailServer, smtpError, startMailServer, startOddServer } from '../../../../tests/helpers/mailServer.ts'
import { freePort } from '../../../../tests/helpers/siteServer.ts'
import { databases, type dialects, openMigratedDatabase } from '../../../../tests/helpers/testApp.ts'
import { systemContext } from '../../../../tests/helpers/writeContext.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { createRepository } from '../../content/resources/repository.ts'
import { notificationEmails } from '../../features/contact/notificationMail.ts'
import { connect, type Database } from '../db/connect.ts'
import { isMissingReference } from '../db/errors.ts'
import type { Log } from '../observability/log.ts'
import { createMailer, type Mailer, MailFailed } from './mailer.ts'
import { composeEmails, mailJob } from './mailJob.ts'
import {
  enqueueEmail,
  enqueueNotification,
  failStaleEmails,
  failWaitingEmails,
  leaseEmail,
  RETRY_DELAYS,
} from './outbox.ts'

const SETTINGS = { SITE_NAME: 'Filiz', SITE_TIMEZONE: 'Europe/Istanbul', PUBLIC_URL: 'https://filiz.example' }
const START = Date.parse('2026-03-01T21:30:00.000Z')
const MINUTE = 60_000
const SILENT = { info() {}, warn() {}, error() {} }

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})
const closed = <T extends { close(): Promise<unknown> }>(opened: T): T => {
  closings.push(() => opened.close())
  return opened
}

const open = async (dialect: (typeof dialects)[number]) => closed(await openMigratedDatabase(dialect))

const mailerFor = (url: string) => createMailer({ SMTP_URL: url, MAIL_FROM: 'Filiz <site@filiz.example>' })!

/** A mailer that keeps sending until the test ends it. */
function heldMailer() {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const mailer: Mailer = {
    send(_mail, breaking) {
      begun.resolve()
      breaking?.addEventListener('abort', () => end.reject(new Error('broken off')))
      return end.promise
    },
  }
  return { mailer, begun: begun.promise, finish: end.resolve, fail: end.reject }
}

/** A mail job on a database, with a settable clock. */
function jobOver({ db }: Pick<Database, 'db'>, mailer: Mailer, start = START, log: Log = SILENT) {
  const clock = { now: start }
  const compose = composeEmails({ notification: notificationEmails(db, SETTINGS), settings: SETTINGS })
  const job = mailJob({ db, findMailer: async () => mailer, compose, log, now: () => clock.now, grace: 50 })
  return { clock, run: (stopping = new AbortController().signal) => job.run(stopping) }
}

/** A message with an email that is due at the start. */
async function announce({ db }: Pick<Database, 'db'>, fields: object = {}) {
  const row = await createRepository(messages, {}).create(systemContext(db, { now: () => START }), {
    name: 'Ümit Çığ',
    email: 'umit@example.com',
    phoneNumber: '0532 000 00 00',
    subject: 'Sulama planı',
    message: 'İlk satır\n<b>ikinci</b> & son',
    ...fields,
  })
  await enqueueNotification(db, { messageId: row.id, recipient: 'ayse@filiz.example' }, new Date(START))
  return row.id
}

const refusing = (answer: string) => (_: unknown, _session: unknown, done: (error: Error) => void) =>
  done(smtpError(answer))
const throwing = (answer: string) => () => {
  throw smtpError(answer)
}

const outboxOf = ({ db }: Pick<Database, 'db'>) => db.selectFrom('outbox').selectAll().orderBy('id').execute()
const iso = (moment: number) => new Date(moment).toISOString()

describe.each(databases('postgres'))('email outbox on %s', (dialect) => {
  test('sends each email once, when it is due', async () => {
    const [database, server] = [await open(dialect), closed(await startMailServer())]
    const id = await announce(database)
    const job = jobOver(database, mailerFor(server.url))
    expect(await job.run()).toBeUndefined()
    expect(await job.run()).toBeUndefined()

    const [mail, ...more] = server.received
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipients: ['ayse@filiz.example'],
      replyTo: [{ name: 'Ümit Çığ', address: 'umit@example.com' }],
      subject: 'İletişim formu: Sulama planı',
      messageId: expect.stringMatching(/^<notification-\d+-\d+@filiz\.example>$/),
    })
    for (const part of ['Ümit Çığ', 'umit@example.com', '0532 000 00 00', 'Sulama planı', '2 Mart 2026', '00:30'])
      for (const body of [mail!.text, mail!.html]) expect(body).toContain(part)
    expect(mail!.text).toContain('İlk satır\n<b>ikinci</b> & son')
    expect(mail!.html).toContain('İlk satır\n&#60;b&#62;ikinci&#60;/b&#62; &#38; son')
    expect(mail!.html).toContain('href="https://filiz.example/admin/inbox"')
    expect(await outboxOf(database)).toEqual([
      expect.objectContaining({ messageId: id, status: 'sent', attempts: 1, lastError: null, nextAttemptAt: null }),
    ])
  })

  test('deletes the content of a queued email after it is sent or has failed permanently', async () => {
    const [database, server] = [await open(dialect), closed(await startMailServer())]
    const heard: string[] = []
    const changes = { emit: async (table: string) => void heard.push(table) }
    const letter = { recipient: 'ayse@filiz.example', subject: 'Şifreniz değişti', text: 'Ğ: yalnız size.' }
    await enqueueEmail({ db: database.db, changes }, letter, new Date(START))
    expect(heard).toEqual(['outbox'])
    const job = jobOver(database, mailerFor(server.url))
    await job.run()
    expect(server.received).toMatchObject([
      {
        recipients: ['ayse@filiz.example'],
        subject: 'Şifreniz değişti',
        text: 'Ğ: yalnız size.\n',
        messageId: expect.stringMatching(/^<letter-\d+-\d+@filiz\.example>$/),
      },
    ])
    await enqueueEmail({ db: database.db, changes }, letter, new Date(START))
    await failStaleEmails(database.db, 'bitti', new Date(START + 25 * 60 * MINUTE))
    await enqueueEmail({ db: database.db, changes }, letter, new Date(START))
    expect(await failWaitingEmails(database.db, 'geri yüklendi')).toBe(1)
    expect(await outboxOf(database)).toMatchObject([
      { messageId: null, status: 'sent', letter: null },
      { messageId: null, status: 'failed', lastError: 'bitti', letter: null },
      { messageId: null, status: 'failed', lastError: 'geri yüklendi', letter: null },
    ])
  })

  test('does not send emails that waited a day for a mail server, until they are queued again', async () => {
    const [database, server] = [await open(dialect), closed(await startMailServer())]
    const [old, recent] = [await announce(database), await announce(database)]
    const putAgain = (messageId: number, at: number) =>
      enqueueNotification(database.db, { messageId, recipient: 'ayse@filiz.example' }, new Date(at))
    const job = jobOver(database, mailerFor(server.url), START + 25 * 60 * MINUTE)
    await putAgain(recent, START + 2 * 60 * MINUTE)
    for (const _ of [1, 2, 3]) await job.run()
    expect(await outboxOf(database)).toMatchObject([
      { messageId: old, status: 'failed', attempts: 0, lastError: mailTexts.failures.stale, nextAttemptAt: null },
      { messageId: recent, status: 'sent' },
    ])
    expect(server.received).toHaveLength(1)
    await putAgain(old, job.clock.now)
    await job.run()
    expect(server.received).toHaveLength(2)
  })

  test('retries after 1, 5 and 15 minutes, then hours, and stops after the last attempt', async () => {
    const database = await open(dialect)
    await announce(database)
    const job = jobOver(database, mailerFor(`smtp://127.0.0.1:${await freePort()}`))
    expect(RETRY_DELAYS.map((pause) => pause / MINUTE)).toEqual([1, 5, 15, 60, 180, 360, 720])
    for (const [i, pause] of RETRY_DELAYS.entries()) {
      const due = job.clock.now + pause
      expect(await job.run()).toBe(due)
      job.clock.now = due - 1
      expect(await job.run()).toBe(due)
      expect((await outboxOf(database))[0]).toMatchObject({
        status: 'waiting',
        attempts: i + 1,
        lastError: mailTexts.failures.unreachable,
        nextAttemptAt: iso(due),
        leasedUntil: null,
      })
      job.clock.now = due
    }
    expect(await job.run()).toBeUndefined()
    expect((await outboxOf(database))[0]).toMatchObject({ status: 'failed', attempts: 8, nextAttemptAt: null })
    job.clock.now += 1000 * MINUTE
    await job.run()
    expect((await outboxOf(database))[0]).toMatchObject({ attempts: 8 })
  })

  test('sends when the mail server is back, and clears the error', async () => {
    const database = await open(dialect)
    await announce(database)
    let isDown = true
    const server = closed(
      await startMailServer({
        onReceived() {
          if (isDown) throw smtpError('451 sonra')
        },
      }),
    )
    const job = jobOver(database, mailerFor(server.url))
    job.clock.now = (await job.run())!
    expect((await outboxOf(database))[0]).toMatchObject({ lastError: expect.stringContaining('451 sonra') })
    isDown = false
    await job.run()
    expect(server.received).toHaveLength(1)
    expect((await outboxOf(database))[0]).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
  })

  test('an undeliverable email does not delay others', async () => {
    const database = await open(dialect)
    const server = closed(
      await startMailServer({
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('yok') ? smtpError('550 böyle biri yok') : undefined),
      }),
    )
    const unknown = await announce(database)
    await database.db.updateTable('outbox').set({ recipient: 'yok@filiz.example' }).execute()
    await announce(database, { subject: 'İkinci' })
    const job = jobOver(database, mailerFor(server.url))
    expect(await job.run()).toBe(START)
    await job.run()
    expect(server.received.map(({ subject }) => subject)).toEqual(['İletişim formu: İkinci'])
    expect(await outboxOf(database)).toMatchObject([{ messageId: unknown, status: 'failed' }, { status: 'sent' }])
  })

  test.each([
    ['the recipient', { onRcptTo: refusing('550 5.1.1 böyle biri yok') }, 'failed'],
    ['the sender', { onMailFrom: refusing('553 5.7.1 kimsiniz') }, 'failed'],
    ['the mail', { onReceived: throwing('554 5.7.1 istenmeyen posta') }, 'failed'],
    ['the recipient for now', { onRcptTo: refusing('450 4.2.1 sonra') }, 'waiting'],
    ['the mail for now', { onReceived: throwing('451 4.3.0 disk dolu') }, 'waiting'],
    ['who is not signed in', { onMailFrom: refusing('530 5.7.0 giriş gerekli') }, 'waiting'],
    ['who signs in wrongly', { onAuth: refusing('535 5.7.8 olmaz') }, 'waiting'],
    [
      'any connection',
      { onConnect: (_: unknown, done: (error: Error) => void) => done(smtpError('554 5.3.2 olmaz')) },
      'waiting',
    ],
  ] as const)('mail server refuses %s', async (_, options, status) => {
    const [database, server] = [await open(dialect), closed(await startMailServer(options))]
    const messageId = await announce(database)
    const url = 'onAuth' in options ? server.url.replace('//', '//site:wrong@') : server.url
    const job = jobOver(database, mailerFor(url))
    const next = await job.run()
    const [row] = await outboxOf(database)
    expect(row).toMatchObject({ messageId, status, attempts: 1 })
    expect(row!.lastError?.endsWith(mailTexts.failures.permanent)).toBe(status === 'failed')
    expect([next, row!.nextAttemptAt]).toEqual(
      status === 'failed' ? [undefined, null] : [START + MINUTE, iso(START + MINUTE)],
    )
  })

  test('sends the longest overdue email first', async () => {
    const [database, server] = [await open(dialect), closed(await startMailServer())]
    for (const [subject, hour] of [
      ['Üçüncü', 3],
      ['Birinci', 1],
      ['İkinci', 2],
      ['Sonraki', 9],
    ] as const) {
      const messageId = await announce(database, { subject })
      const nextAttemptAt = iso(START + hour * 60 * MINUTE)
      await database.db.updateTable('outbox').set({ nextAttemptAt }).where('messageId', '=', messageId).execute()
    }
    const job = jobOver(database, mailerFor(server.url))
    expect(await job.run()).toBe(START + 60 * MINUTE)
    job.clock.now = START + 4 * 60 * MINUTE
    const next = [await job.run(), await job.run(), await job.run()].map((moment) => (moment! - START) / 60 / MINUTE)
    expect(next).toEqual([2, 3, 9])
    const subjects = server.received.map(({ subject }) => subject?.split(': ')[1])
    expect(subjects).toEqual(['Birinci', 'İkinci', 'Üçüncü'])
  })

  test('logs the outcome of each attempt without personal data', async () => {
    const database = await open(dialect)
    const id = await announce(database)
    let isDown = true
    const server = closed(
      await startMailServer({
        onReceived() {
          if (isDown) throw smtpError('451 sonra')
        },
      }),
    )
    const logged: [level: string, ...args: unknown[]][] = []
    const say =
      (level: string) =>
      (...args: unknown[]) =>
        void logged.push([level, ...args])
    const log = { info: say('info'), warn: say('warn'), error: say('error') }
    const job = jobOver(database, mailerFor(server.url), START, log)
    job.clock.now = (await job.run())!
    isDown = false
    await job.run()
    expect(logged).toEqual([
      ['warn', { mail: 1, message: id, attempt: 1, err: expect.any(MailFailed) }, 'email delivery failed'],
      ['info', { mail: 1, message: id, attempt: 2 }, 'email sent'],
    ])
    for (const secret of ['Ümit', 'umit@', 'Sulama', 'ayse@']) expect(String(logged[0]![1])).not.toContain(secret)
  })

  test("has no Reply-To if the visitor's address cannot receive email", async () => {
    const [database, server] = [await open(dialect), closed(await startMailServer())]
    await announce(database, { email: 'ümit@example.com', phoneNumber: null })
    await jobOver(database, mailerFor(server.url)).run()
    const [mail] = server.received
    expect(mail!.replyTo).toBeUndefined()
    expect(mail!.text).toContain('ümit@example.com')
    for (const absent of [mailTexts.notification.reply, mailTexts.notification.phoneNumber])
      expect(mail!.text).not.toContain(absent)
  })

  test('deletes a notification with its message, and queues none for a deleted one', async () => {
    const database = await open(dialect)
    await createRepository(messages, {}).delete(systemContext(database.db), await announce(database))
    expect(await outboxOf(database)).toEqual([])
    const late = enqueueNotification(database.db, { messageId: 1, recipient: 'ayse@filiz.example' }, new Date(START))
    await expect(late).rejects.toSatisfy(isMissingReference)
  })

  test('does not lease an email whose lease has not expired, and returns the expiry', async () => {
    const database = await open(dialect)
    await announce(database)
    const hanging = heldMailer()
    void jobOver(database, hanging.mailer).run()
    await hanging.begun
    const server = closed(await startMailServer())
    const other = jobOver(database, mailerFor(server.url), START + 1)
    expect(await outboxOf(database)).toMatchObject([{ attempts: 1, leasedUntil: iso(START + 2 * MINUTE) }])
    expect(await other.run()).toBe(START + 2 * MINUTE)
    expect(server.received).toEqual([])

    // The process ended during a delivery, which another one takes over.
    other.clock.now = START + 2 * MINUTE
    await other.run()
    expect(server.received).toHaveLength(1)
    expect(await outboxOf(database)).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  test('shutdown aborts a hanging delivery, which is retried later', async () => {
    const database = await open(dialect)
    await announce(database)
    const stopping = new AbortController()
    const hang = (socket: Socket) => socket.write('220 merhaba\r\n', () => stopping.abort())
    const server = closed(await startOddServer(hang))
    await jobOver(database, mailerFor(server.url)).run(stopping.signal)
    // Aborted by the job, not by the mailer, which would have reported an error later.
    expect(await outboxOf(database)).toMatchObject([
      { status: 'waiting', attempts: 1, lastError: null, leasedUntil: iso(START + 2 * MINUTE) },
    ])
  })

  test('shutdown completes a running delivery within its grace period', async () => {
    const [database, held] = [await open(dialect), heldMailer()]
    await announce(database)
    const stopping = new AbortController()
    const sending = jobOver(database, held.mailer).run(stopping.signal)
    await held.begun
    stopping.abort()
    held.finish()
    await sending
    expect(await outboxOf(database)).toMatchObject([{ status: 'sent' }])
  })

  test('ignores an outcome after the lease has expired', async () => {
    const [database, server] = [await open(dialect), closed(await startMailServer())]
    await announce(database)
    const slow = heldMailer()
    const late = jobOver(database, slow.mailer).run()
    await slow.begun
    await jobOver(database, mailerFor(server.url), START + 3 * MINUTE).run()
    slow.fail(new Error('too late'))
    await late
    expect(await outboxOf(database)).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }])
  })

  test('queueing again restarts the attempts, unless sent or being sent', async () => {
    const [database, server] = [await open(dialect), closed(await startMailServer())]
    const messageId = await announce(database)
    const again = () =>
      enqueueNotification(database.db, { messageId, recipient: 'mehmet@filiz.example' }, new Date(START))
    await database.db.updateTable('outbox').set({ status: 'failed', attempts: 8, nextAttemptAt: null }).execute()
    await again()
    expect(await outboxOf(database)).toMatchObject([{ status: 'waiting', attempts: 0, nextAttemptAt: iso(START) }])

    const slow = heldMailer()
    const sending = jobOver(database, slow.mailer).run()
    await slow.begun
    await again()
    await jobOver(database, mailerFor(server.url), START + 1).run()
    slow.finish()
    await sending
    await again()
    await jobOver(database, mailerFor(server.url), START + 5 * MINUTE).run()
    expect(server.received).toEqual([])
    expect(await outboxOf(database)).toMatchObject([{ status: 'sent', recipient: 'mehmet@filiz.example' }])
  })
})

test('email outbox: an instance does not lease an email that another is leasing', async () => {
  const database = await open('postgres')
  await announce(database)
  const other = closed(await connect(database.url, { isLongRunning: true }))
  const now = new Date(START)
  const second = await other.db.transaction().execute(async (trx) => {
    expect(await leaseEmail(trx, now)).toMatchObject({ attempts: 1 })
    const taking = leaseEmail(database.db, now)
    // It waits for the first one's lock.
    await expect.poll(() => countLockWaits(database)).toBe(1)
    return { taking }
  })
  expect(await second.taking).toBeUndefined()
})

test('email outbox: several instances on one PostgreSQL send each email once', async () => {
  const database = await open('postgres')
  const server: MailServer = closed(await startMailServer())
  for (let i = 0; i < 12; i++) await announce(database, { subject: `Mesaj ${i}` })
  const instances = await Promise.all([1, 2, 3].map(async () => closed(await connect(database.url))))
  await Promise.all(
    instances.map(async (instance) => {
      const job = jobOver(instance, mailerFor(server.url))
      while ((await job.run()) !== undefined);
    }),
  )
  const subjects = server.received.map(({ subject }) => subject).sort()
  expect(subjects).toEqual(Array.from({ length: 12 }, (_, i) => `İletişim formu: Mesaj ${i}`).sort())
  expect((await outboxOf(database)).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array(12).fill(['sent', 1]),
  )
})
