import type { Socket } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { type MailServer, smtpError, startMailServer, startOddServer } from '../../../../tests/helpers/mailServer.ts'
import { freePort } from '../../../../tests/helpers/siteServer.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { readSettings } from '../config/settings.ts'
import { createMailer, MailFailed } from './mailer.ts'

const { failures } = mailTexts
const MAIL_FROM = 'Filiz Tarım Teknolojileri <site@filiz.example>'
const TEST_TIMEOUT = 20_000
/** Timeout in milliseconds for a test server that does not respond. */
const SHORT_TIMEOUT = 500
const MAIL = { to: 'ayse@filiz.example', subject: 'Konu', text: 'Metin' }

const servers: MailServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const using = async (started: Promise<MailServer>) => {
  const server = await started
  servers.push(server)
  return server
}
const mailerFor = (url: string, timeout = TEST_TIMEOUT) => createMailer({ SMTP_URL: url, MAIL_FROM }, timeout)!
const failureWith = async (url: string, mail: object = {}, timeout?: number) =>
  mailerFor(url, timeout)
    .send({ ...MAIL, ...mail })
    .then(
      () => undefined,
      (error: unknown) => error as MailFailed,
    )

test('mailer: undefined without SMTP_URL, and always with a sender', () => {
  expect(createMailer(readSettings({ MAIL_FROM }))).toBeUndefined()
  expect(readSettings({ PUBLIC_URL: 'https://filiz.example' }).MAIL_FROM).toBe('no-reply@filiz.example')
})

describe('mailer', () => {
  test('preserves Turkish letters', async () => {
    const server = await using(startMailServer())
    await mailerFor(server.url).send({
      ...MAIL,
      replyTo: { name: 'Ümit Çığ, "Ağa"', address: 'umit@example.com' },
      subject: 'ığdır, İstanbul, çöğüş: sulama planı ve ÖLÇÜM CİHAZLARI için fiyat teklifi isteği',
      text: 'Şu tarlanın ölçüsü: 12 dönüm.\nİğde, ğ.\n.\n..',
      html: '<p>Şöför, ığdır</p>',
      messageId: '<bir@filiz.example>',
    })
    const [mail] = server.received
    expect(mail).toMatchObject({
      recipients: ['ayse@filiz.example'],
      from: { name: 'Filiz Tarım Teknolojileri', address: 'site@filiz.example' },
      to: [{ address: 'ayse@filiz.example' }],
      replyTo: [{ name: 'Ümit Çığ, "Ağa"', address: 'umit@example.com' }],
      subject: 'ığdır, İstanbul, çöğüş: sulama planı ve ÖLÇÜM CİHAZLARI için fiyat teklifi isteği',
      messageId: '<bir@filiz.example>',
    })
    expect(mail!.text!.trimEnd()).toBe('Şu tarlanın ölçüsü: 12 dönüm.\nİğde, ğ.\n.\n..')
    expect(mail!.html).toContain('<p>Şöför, ığdır</p>')
    expect(mail!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    // Headers are ASCII, whatever their content.
    expect(mail!.raw.split('\r\n\r\n')[0]).toMatch(/^[\t\r\n\x20-\x7e]*$/)
  })

  test('user input adds no header and no recipient', async () => {
    const server = await using(startMailServer())
    const mailer = mailerFor(server.url)
    const nasty = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\u2028',
      '\0',
      'Bcc: ',
      'kurban@example.com',
      ', ',
      '<',
      '>',
      '"',
      '=?',
      'ğ',
    )
    const typed = fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(typed, typed, async (subject, name) => {
        server.received.length = 0
        await mailer.send({ ...MAIL, subject: `Konu ${subject}`, replyTo: { name, address: 'umit@example.com' } })
        const [mail] = server.received
        expect(mail!.recipients).toEqual(['ayse@filiz.example'])
        expect(mail!.headers.map(({ key }) => key).sort()).toEqual(HEADERS)
        expect(mail!.replyTo!.map(({ address }) => address)).toEqual(['umit@example.com'])
      }),
      { numRuns: 20, examples: [['Konu\r\nBcc: kurban@example.com', 'Ümit\r\nBcc: kurban@example.com']] },
    )
  })

  test('the subject is one line without control characters', async () => {
    const server = await using(startMailServer())
    await mailerFor(server.url).send({ ...MAIL, subject: ' Konu\r\n\t\u0007\u202e\u2029 \u200bsonu ' })
    expect(server.received[0]!.subject).toBe('Konu sonu')
  })

  test('signs in with the password of SMTP_URL', async () => {
    const server = await using(
      startMailServer({
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, done) =>
          username === 'site@filiz' && password === 'gizli:şifre'
            ? done(null, { user: username })
            : done(smtpError(`535 ${password} ${btoa(password!)} ${btoa(`\0${username}\0${password}`)} olmaz`)),
      }),
    )
    const { host } = new URL(server.url)
    await mailerFor(`smtp://site%40filiz:gizli%3A%C5%9Fifre@${host}`).send(MAIL)
    expect(server.received).toHaveLength(1)

    const wrong = await failureWith(`smtp://site%40filiz:yanlis-sifre@${host}`)
    expect(wrong!.message).toBe(`${failures.signIn} ${failures.answered('535 … … … olmaz')}`)
  })
})

const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

describe('mail failure with a mail server that', () => {
  test('is unreachable', async () => {
    const failure = await failureWith(`smtp://127.0.0.1:${await freePort()}`)
    expect(failure).toBeInstanceOf(MailFailed)
    expect(failure!.message).toBe(failures.unreachable)
  })

  test('has an unknown host name', async () => {
    expect((await failureWith('smtp://posta.invalid'))!.message).toBe(failures.unreachable)
  })

  test.each([
    ['accepts the connection and does not respond', () => {}],
    ['greets and then does not respond', (socket: Socket) => socket.write('220 merhaba\r\n')],
  ])('%s', async (_, meet) => {
    const server = await using(startOddServer(meet))
    const started = performance.now()
    expect((await failureWith(server.url, {}, SHORT_TIMEOUT))!.message).toBe(failures.silent)
    expect(performance.now() - started).toBeLessThan(TEST_TIMEOUT)
  })

  test('sends its response too slowly times out', async () => {
    const server = await using(
      startOddServer((socket) => {
        socket.write('220 merhaba\r\n')
        socket.once('data', () => {
          const drip = setInterval(() => socket.write('250-bir satır daha\r\n'), 50)
          socket.on('close', () => clearInterval(drip))
        })
      }),
    )
    const started = performance.now()
    expect((await failureWith(server.url, {}, SHORT_TIMEOUT))!.message).toBe(failures.silent)
    expect(performance.now() - started).toBeGreaterThan(SHORT_TIMEOUT - 50)
  })

  test('closes the connection at once', async () => {
    const server = await using(startOddServer((socket) => socket.end()))
    expect((await failureWith(server.url))!.message).toBe(failures.closed)
  })

  test.each([
    ['closes the connection during the email', (socket: Socket) => socket.destroy()],
    [
      'closes the connection after the email',
      (socket: Socket, text: string) => text.endsWith('\r\n.\r\n') && socket.end(),
    ],
  ])('%s', async (_, onMail) => {
    const server = await using(startOddServer((socket) => takeMail(socket, onMail)))
    expect((await failureWith(server.url, { text: 'a'.repeat(200_000) }))!.message).toBe(failures.closed)
  })

  test('speaks another protocol', async () => {
    const server = await using(startOddServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
    expect((await failureWith(server.url))!.message).toContain(failures.refused)
  })

  test.each([
    ['does not know the recipient', 'onRcptTo', '550 5.1.1 böyle biri yok', failures.recipient, true],
    ['does not want the recipient now', 'onRcptTo', '450 4.2.1 sonra', failures.recipient, false],
    ['does not want the sender', 'onMailFrom', '553 5.7.1 kimsiniz', failures.sender, false],
  ] as const)('%s', async (_, command, answer, sentence, isBadRecipient) => {
    const server = await using(
      startMailServer({
        [command]: (_address: unknown, _session: unknown, done: (e: Error) => void) => done(smtpError(answer)),
      }),
    )
    const failure = await failureWith(server.url)
    expect(failure!.message).toBe(`${sentence} ${failures.answered(answer)}`)
    expect(failure!.isBadRecipient).toBe(isBadRecipient)
  })

  test.each([['554 5.7.1 istenmeyen posta'], ['451 4.3.0 disk dolu']])(
    'rejects the content with %s',
    async (answer) => {
      const server = await using(
        startMailServer({
          onReceived() {
            throw smtpError(answer)
          },
        }),
      )
      const failure = await failureWith(server.url)
      expect(failure).toMatchObject({
        message: `${failures.refused} ${failures.answered(answer)}`,
        isBadRecipient: false,
      })
    },
  )

  test('sends an arbitrary response yields one short line', async () => {
    const server = await using(
      startOddServer((socket) => socket.end(`554-bir\r\n554 \u001b[31m<b>${'x'.repeat(5000)}\r\n`)),
    )
    const { message } = (await failureWith(server.url))!
    expect(message.length).toBeLessThan(300)
    expect(message).not.toMatch(/\p{Cc}/u)
  })
})

/** Simulates a mail server, up to the content of the email. */
function takeMail(socket: Socket, onMail: (socket: Socket, text: string) => unknown) {
  let isMail = false
  socket.write('220 merhaba\r\n')
  socket.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    if (isMail) return onMail(socket, text)
    isMail = text.startsWith('DATA')
    socket.write(isMail ? '354 buyurun\r\n' : '250 olur\r\n')
  })
}
