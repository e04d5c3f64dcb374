import { afterEach, describe, expect, test } from 'vitest'
import { smtpError, startMailServer } from '../../../../tests/helpers/mailServer.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { FORM_KEY_HEADER } from '../../../contract/api/formKey.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'

const FORM = { name: 'Ümit Çığ', email: 'umit@example.com', subject: 'Sulama', message: 'Merhaba.\nKaç lira?' }

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

const send = async (site: TestApp, form: object = {}) => {
  await site.call('POST /contact/send-message', { ...FORM, ...form })
  return (await site.admin('GET /admin/contact-messages')).body[0].id as number
}
const read = async (site: TestApp, id: number) =>
  (await site.admin('GET /admin/contact-messages')).body.find((message: { id: number }) => message.id === id)
const post = (site: TestApp, id: number, what: 'reply' | 'notes', text: unknown, key?: string) =>
  site.admin(`POST /admin/contact-messages/${id}/${what}`, { text }, { headers: key ? { [FORM_KEY_HEADER]: key } : {} })

describe.each(dialects)('replies on %s', (dialect) => {
  const open = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    const server = await startMailServer(options)
    const settings = { SMTP_URL: server.url, MAIL_FROM: 'site@filiz.example', SITE_NAME: 'Filiz' }
    const site = await createTestApp(dialect, { settings, background: true })
    closings.push(server.close, site.close)
    return { server, site }
  }

  test('are sent with the question quoted, and mark the message as answered', async () => {
    const { server, site } = await open()
    const id = await send(site)
    const replied = await post(site, id, 'reply', ' Bir sonda 900 lira.\nSaygılar ')
    const reply = { by: ADMIN.email, text: 'Bir sonda 900 lira.\nSaygılar' }
    expect([replied.status, replied.body]).toMatchObject([
      200,
      { id, isAnswered: true, replies: [{ ...reply, state: 'queued' }], notes: [] },
    ])
    expect(Date.parse(replied.body.replies[0].at)).toBeGreaterThan(Date.now() - 60_000)
    await expect.poll(async () => (await read(site, id)).replies).toMatchObject([{ ...reply, state: 'sent' }])
    expect(server.received).toMatchObject([
      {
        recipients: [FORM.email],
        subject: 'Ynt: Sulama',
        from: { address: 'site@filiz.example' },
        replyTo: [{ name: 'Filiz', address: ADMIN.email }],
      },
    ])
    expect(server.received[0]!.text).toMatch(
      /^Bir sonda 900 lira\.\nSaygılar\n\n.* tarihinde Filiz sitesinden yazdığınız mesaj:\n> Merhaba\.\n> Kaç lira\?\n/,
    )
    expect(server.received[0]!.raw).not.toMatch(/^Auto-Submitted/im)

    // Answers go to the address for notifications where there is one.
    const target = { enableContactFormNotifications: true, notificationTargetEmail: 'ofis@filiz.example' }
    await site.admin('PUT /admin/page-content/contact-info', target)
    await post(site, id, 'reply', 'Bir de şu var')
    await expect.poll(() => server.received.length).toBe(2)
    expect(server.received[1]).toMatchObject({ replyTo: [{ address: 'ofis@filiz.example' }] })
    expect((await site.admin(`GET /admin/activity?filter={"recordId":"${id}"}`)).body).toMatchObject([
      { action: 'reply', resource: 'contact-messages' },
      { action: 'reply', resource: 'contact-messages' },
    ])
  })

  test('quote in the language of the sender', async () => {
    const { server, site } = await open()
    await post(site, await send(site, { subject: 'Frost', message: 'Hello', locale: 'en' }), 'reply', 'Yes.')
    await expect.poll(() => server.received).toMatchObject([{ subject: 'Re: Frost' }])
    expect(server.received[0]!.text).toMatch(
      /^Yes\.\n\nOn \d{1,2} \w+ \d{4} at \d\d:\d\d you wrote to us from the website of Filiz:\n> Hello\n/,
    )
  })

  test('are sent once per idempotency key and message', async () => {
    const { server, site } = await open()
    const [one, two] = [await send(site), await send(site, { subject: 'Don' })]
    const first = await post(site, one, 'reply', 'Tek', 'anahtar')
    const again = await post(site, one, 'reply', 'Tek', 'anahtar')
    expect([again.status, again.body.replies]).toMatchObject([200, [{ text: 'Tek' }]])
    expect((await post(site, one, 'reply', 'Başka', 'anahtar')).status).toBe(409)
    expect(first.body.replies).toHaveLength(1)
    expect((await post(site, two, 'reply', 'Tek', 'anahtar')).body).toMatchObject({ id: two, replies: [{}] })
    await expect.poll(() => server.received.length).toBe(2)
  })

  test('that the mail server refuses are failed, with its words, and reported, and are sent again on request', async () => {
    let refuses = true
    const { server, site } = await open({
      onRcptTo: (_address, _session, done) => (refuses ? done(smtpError('550 5.1.1 böyle biri yok')) : done()),
    })
    const id = await send(site)
    await post(site, id, 'reply', 'Merhaba')
    await expect
      .poll(async () => (await read(site, id)).replies)
      .toMatchObject([{ state: 'failed', error: expect.stringContaining('böyle biri yok') }])
    const status = (await site.admin('GET /admin/status')).body
    expect(status.find(({ key }: { key: string }) => key === 'mail').message).toContain('1 yanıt gönderilemedi')

    const retry = (at: number | string) => site.admin(`POST /admin/contact-messages/${at}/retry-replies`)
    refuses = false
    const again = await retry(id)
    expect([again.status, again.body.replies]).toMatchObject([200, [{ text: 'Merhaba', state: 'queued', error: null }]])
    await expect.poll(async () => (await read(site, id)).replies).toMatchObject([{ state: 'sent', error: null }])
    expect(server.received).toMatchObject([{ recipients: [FORM.email] }])
    expect([(await retry(id)).status, (await retry(99)).status]).toEqual([409, 404])
    expect((await site.call(`POST /admin/contact-messages/${id}/retry-replies`)).status).toBe(401)
  })

  test('and notes move to the trash and back with their message, are exported, and are erased', async () => {
    const { site } = await open()
    const [id, other] = [await send(site), await send(site, { subject: 'Silinen' })]
    for (const each of [id, other]) {
      await post(site, each, 'reply', `Yanıt ${each}`)
      await post(site, each, 'notes', `Not ${each}`)
      await expect.poll(async () => (await read(site, each)).replies[0].state).toBe('sent')
    }
    for (const line of ['DELETE /admin/contact-messages/', 'POST /admin/bin/contact-messages/'])
      expect((await site.admin(`${line}${id}${line.startsWith('POST') ? '/restore' : ''}`)).status).toBe(200)
    expect(await read(site, id)).toMatchObject({ replies: [{ state: 'sent' }], notes: [{ text: `Not ${id}` }] })
    await site.admin(`DELETE /admin/contact-messages/${other}`)

    const { body } = await site.admin(`GET /admin/personal-data?of=${FORM.email}`)
    expect(body.messages).toMatchObject([
      { id, isInBin: false, replies: [{ text: `Yanıt ${id}` }], notes: [{ text: `Not ${id}` }] },
      { id: other, isInBin: true, replies: [{ text: `Yanıt ${other}` }], notes: [{ text: `Not ${other}` }] },
    ])
    expect(body.mails).toMatchObject([{ messageId: id }, { messageId: other }])
    await site.admin(`DELETE /admin/personal-data?of=${FORM.email}`)
    for (const table of ['messages', 'outbox', 'bin', 'history'] as const)
      expect(JSON.stringify(await site.database.db.selectFrom(table).selectAll().execute())).not.toMatch(/Yanıt|Not /)
    expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})

test('replies: 503 without a mail server; notes are kept and never sent', async () => {
  const site = await createTestApp('sqlite', { background: true })
  closings.push(site.close)
  const id = await send(site)
  const refused = await post(site, id, 'reply', 'Merhaba')
  expect([refused.status, refused.body.message]).toEqual([503, mailTexts.notConfigured])
  expect(await read(site, id)).toMatchObject({ isAnswered: false, replies: [], notes: [] })

  const noted = await post(site, id, 'notes', 'Ayşe arayacak')
  expect([noted.status, noted.body]).toMatchObject([
    200,
    { isAnswered: false, notes: [{ by: ADMIN.email, text: 'Ayşe arayacak' }] },
  ])
  expect((await post(site, id, 'notes', 'Ayşe aradı')).body.notes).toHaveLength(2)
  expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect((await site.admin(`GET /admin/activity?filter={"action":"note"}`)).body).toHaveLength(2)
})

test('replies and notes: bad input, missing messages and callers without a session are refused', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9' }
  const site = await createTestApp('sqlite', { settings })
  closings.push(site.close)
  const id = await send(site)
  for (const what of ['reply', 'notes'] as const) {
    for (const [text, error] of [
      [undefined, validation.required],
      ['  \n ', validation.required],
      [3, validation.text],
      ['a'.repeat(5001), validation.tooLong(5000)],
    ] as const) {
      const { status, body } = await post(site, id, what, text)
      expect([what, status, body.errors]).toEqual([what, 400, { text: [error] }])
    }
    for (const missing of ['999', '0', 'yok']) {
      const { status } = await site.admin(`POST /admin/contact-messages/${missing}/${what}`, { text: 'a' })
      expect([what, missing, status]).toEqual([what, missing, 404])
    }
    expect((await site.call(`POST /admin/contact-messages/${id}/${what}`, { text: 'a' })).status).toBe(401)
  }
  expect(await read(site, id)).toMatchObject({ replies: [], notes: [], isAnswered: false })
})
