import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { personFaults } from '../../../contract/i18n/shared/messages.ts'
import { SYSTEM } from '../../platform/db/transaction.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import { isFrom, personOf } from './person.ts'
import { erasePerson, pruneMessages } from './personalData.ts'

const START = Date.parse('2026-03-01T09:00:00.000Z')
const DAY = 24 * 60 * 60 * 1000
const FORM = { name: 'Ümit Çığ', email: 'umit@example.com', subject: 'Sulama', message: 'Merhaba.' }

test.each([
  ['Ayse@Example.COM', { email: 'ayse@example.com' }],
  ['0532 111 22 33', { phone: '905321112233' }],
  ['+90 (532) 111-22-33', { phone: '905321112233' }],
  ['5321112233', { phone: '905321112233' }],
  ['+90 (0)532 111 22 33', { phone: '905321112233' }],
  ['0532/111 22 33', { phone: '905321112233' }],
  ['+44 (0)20 7946 0958', { phone: '442079460958' }],
  ['AYŞE.İ@Example.COM', { email: 'ayşe.i@example.com' }],
])('person: %s is valid', (of, person) => expect(personOf(of)).toEqual(person))

test('person: two numbers are refused', () => {
  expect(() => personOf('0532 111 22 33 / 0533 444 55 66')).toThrow()
})

const MINE = '905321112233'
test.each([
  '0532 111 22 33',
  '0532/111 22 33',
  '0532/111/22/33',
  '+90 (0) 532 111 22 33',
  '0\u00a0532\u00a0111\u202f22\u00a033',
  '0532\t111 22 33',
  '0532 111 22 33 / 0533 444 55 66',
  '0533 444 55 66, 0532 111 22 33',
  '0533 444 55 66 0532 111 22 33',
  '5334445566 5321112233',
  '0850 123 45 67 0532 111 22 33',
  '+49 30 1234567 +90 532 111 22 33',
  '0532 111 22 33 / 12',
])('person: the spelling %j matches the number', (phoneNumber) => {
  expect(isFrom({ phone: MINE }, { email: 'a@b.co', phoneNumber })).toBe(true)
})

test.each(['+49 532 111 22 33', '0533 211 12 23 3', '1532 111 22 33', '0532 111 22 34', '', null])(
  'person: the number %j does not match',
  (phoneNumber) => expect(isFrom({ phone: MINE }, { email: 'a@b.co', phoneNumber })).toBe(false),
)

describe.each(dialects)('personal data on %s', (dialect) => {
  let site: TestApp
  let now = START
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' }, now: () => now })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    now = START
    for (const table of ['outbox', 'messages', 'history', 'bin', 'activity'] as const)
      await site.database.db.deleteFrom(table).execute()
  })

  const send = async (form: object = {}) => {
    expect((await site.call('POST /contact/send-message', { ...FORM, ...form })).status).toBe(200)
    const [{ id }] = (await site.admin('GET /admin/contact-messages')).body as [{ id: number }]
    return id
  }
  const of = (person: string) => `/admin/personal-data?of=${encodeURIComponent(person)}`
  const find = async (person: string) => (await site.admin(`GET ${of(person)}`)).body
  const inbox = async () =>
    ((await site.admin('GET /admin/contact-messages')).body as { id: number }[]).map(({ id }) => id)

  /** Remaining versions and trash entries. */
  const left = async () => {
    const { db } = site.database
    const versions = await db.selectFrom('history').select('recordId').distinct().execute()
    return [versions, await db.selectFrom('bin').select('recordId').execute()].map((rows) =>
      rows.map(({ recordId }) => recordId),
    )
  }

  test('are found by email and by phone number in any spelling', async () => {
    const first = await send({ phoneNumber: '0532 111 22 33' })
    const second = await send({ email: 'Umit@Example.com', phoneNumber: '+90 (532) 111-2233' })
    const third = await send({ email: 'ümit@example.com' })
    await send({ email: 'a_mit@example.com', phoneNumber: '0533 111 22 33' })
    await enqueueNotification(site.database.db, { messageId: first, recipient: 'firma@example.com' }, new Date(now))
    const ids = async (person: string) => ((await find(person)).messages as { id: number }[]).map(({ id }) => id)
    expect(await ids('UMIT@example.com')).toEqual([first, second])
    expect(await ids('905321112233')).toEqual([first, second])
    expect(await ids('0532-111-22-33')).toEqual([first, second])
    expect(await ids('Ümit@example.com')).toEqual([third])
    expect(await ids('_mit@example.com')).toEqual([])
    expect(await find('umit@example.com')).toMatchObject({
      messages: [{ id: first, ...FORM, phoneNumber: '0532 111 22 33' }, { id: second }],
      mails: [{ messageId: first, recipient: 'firma@example.com', status: 'waiting' }],
    })
    expect((await find('FIRMA@example.com')).mails).toMatchObject([{ messageId: first }])
    await site.admin(`PUT /admin/contact-messages/${first}/mark-read`)
    const about = { action: 'markRead', resource: 'contact-messages', recordId: String(first) }
    expect((await find('umit@example.com')).activity).toMatchObject([about])
    expect((await find(ADMIN.email)).activity).toContainEqual(expect.objectContaining(about))
  })

  test('are found with any capitals in an email and any separators in a number', async () => {
    const mails = ['UMIT@EXAMPLE.COM', 'ÜMIT@example.com', 'ÜMİT@example.com']
    const [plain, , dotted] = [
      await send({ email: mails[0] }),
      await send({ email: mails[1] }),
      await send({ email: mails[2] }),
    ]
    const numbers = [
      '0532/111 22 33',
      '+90 (0)532 111 22 33',
      '0532\u00a0111\t22\u00a033',
      '0533 444 55 66 / 0532 111 22 33',
    ]
    const called = []
    for (const [i, phoneNumber] of numbers.entries())
      called.push(await send({ email: `${i}@example.com`, phoneNumber }))
    const ids = async (person: string) => ((await find(person)).messages as { id: number }[]).map(({ id }) => id)
    expect(await ids('umit@example.com')).toEqual([plain])
    expect(await ids('ümit@example.com')).toContain(dotted)
    expect(await ids('0532 111 22 33')).toEqual(called)
    expect((await site.admin(`DELETE ${of('0532 111 22 33')}`)).body).toMatchObject({ messages: numbers.length })
    await enqueueNotification(site.database.db, { messageId: plain, recipient: 'BILGI@Example.com' }, new Date(now))
    expect((await find('bilgi@example.com')).mails).toMatchObject([{ messageId: plain }])
  })

  test('are erased from inbox, outbox, versions and trash; other data stay', async () => {
    const [mine, other] = [await send({ phoneNumber: '0532 111 22 33' }), await send({ email: 'baska@example.com' })]
    const third = await send({ email: 'ucuncu@example.com' })
    const binned = await send()
    for (const messageId of [mine, other, binned])
      await enqueueNotification(site.database.db, { messageId, recipient: 'firma@example.com' }, new Date(now))
    await site.admin(`PUT /admin/contact-messages/${mine}/mark-read`)
    await site.admin(`DELETE /admin/contact-messages/${binned}`)
    const found = await find('umit@example.com')
    expect([found.messages, found.mails]).toMatchObject([
      [
        { id: mine, isInBin: false },
        { id: binned, subject: FORM.subject, isInBin: true },
      ],
      [{ messageId: mine }, { messageId: binned }],
    ])
    // An email to the person about another sender's message.
    await enqueueNotification(site.database.db, { messageId: third, recipient: 'Umit@example.com' }, new Date(now))
    const { status, body } = await site.admin(`DELETE ${of('umit@example.com')}`)
    expect([status, body]).toEqual([200, { message: expect.stringContaining('yedek'), messages: 2, mails: 3 }])
    expect(await find('0532 111 22 33')).toEqual({ messages: [], mails: [], activity: [] })
    expect(await inbox()).toEqual([third, other])
    const { db } = site.database
    expect(await db.selectFrom('outbox').select('messageId').execute()).toEqual([{ messageId: other }])
    expect((await left()).map((ids) => ids.sort())).toEqual([[String(other), String(third)], []])
    expect((await site.admin(`DELETE ${of('umit@example.com')}`)).body).toMatchObject({ messages: 0, mails: 0 })
    const done = await db
      .selectFrom('activity')
      .selectAll()
      .where('resource', '=', 'personal-data')
      .orderBy('id')
      .execute()
    expect(done.map(({ action, recordId }) => [action, recordId])).toEqual(
      ['export', 'erase', 'export', 'erase'].map((action) => [action, null]),
    )
    expect(JSON.stringify(done)).not.toMatch(/umit|0532/)
  })

  test('are found and erased in spam, too', async () => {
    const id = await send()
    await site.admin(`PUT /admin/contact-messages/${id}/mark-spam`)
    expect((await find('umit@example.com')).messages).toMatchObject([{ id, isSpam: true }])
    expect((await site.admin(`DELETE ${of('umit@example.com')}`)).body).toMatchObject({ messages: 1 })
    expect([(await find('umit@example.com')).messages, await left()]).toEqual([[], [[], []]])
  })

  test('are erased together with the audit entry, or not at all', async () => {
    const [mine, binned] = [await send(), await send()]
    await site.admin(`DELETE /admin/contact-messages/${binned}`)
    await enqueueNotification(site.database.db, { messageId: mine, recipient: 'firma@example.com' }, new Date(now))
    const dies = () => {
      throw new Error('died before it was written down')
    }
    const person = personOf('umit@example.com')
    await expect(erasePerson({ ...site.services, now: dies }, person, SYSTEM)).rejects.toThrow('died')
    const { db } = site.database
    const erasures = db.selectFrom('activity').select('id').where('action', 'in', ['erase', 'purge'])
    expect(await erasures.execute()).toEqual([])
    const found = await find('umit@example.com')
    expect([found.messages, found.mails]).toMatchObject([[{ id: mine }, { id: binned }], [{ messageId: mine }]])
    await erasePerson(site.services, person, SYSTEM)
    expect(await db.selectFrom('activity').select('action').where('action', '=', 'erase').execute()).toHaveLength(1)
    expect(await left()).toEqual([[], []])
  })

  test('are requested by email or number, by administrators only', async () => {
    for (const person of ['umit', '12', 'umit@', '@example.com', '0532x1112233'])
      for (const method of ['GET', 'DELETE'])
        expect(await site.admin(`${method} ${of(person)}`)).toMatchObject({
          status: 400,
          body: { errors: { of: [personFaults.neither] } },
        })
    expect((await site.admin('GET /admin/personal-data')).status).toBe(400)
    expect((await site.call(`GET ${of('umit@example.com')}`)).status).toBe(401)
    expect((await site.call(`DELETE ${of('umit@example.com')}`)).status).toBe(401)
  })

  test('messages are erased after the configured number of days', async () => {
    const [old, binned] = [await send(), await send()]
    now += 10 * DAY
    const young = await send()
    await site.admin(`DELETE /admin/contact-messages/${binned}`)
    const job = pruneMessages(site.services, 730)
    now = START + 730 * DAY
    await job.run()
    expect((await inbox()).toReversed()).toEqual([old, young])
    now += 60 * 60 * 1000
    expect(await job.run()).toBe(now + 60 * 60 * 1000)
    expect(await inbox()).toEqual([young])
    expect(await left()).toEqual([[String(young)], []])
  })

  test('messages in the trash are erased one by one, until the process is stopped', async () => {
    for (const id of [await send(), await send()]) await site.admin(`DELETE /admin/contact-messages/${id}`)
    now = START + 731 * DAY
    const stop = new AbortController()
    const { trash } = site.services
    const purge: typeof trash.purge = (...of) => {
      stop.abort()
      return trash.purge(...of)
    }
    await pruneMessages({ ...site.services, trash: { purge } }, 730).run(stop.signal)
    const binned = site.database.db.selectFrom('bin').select('id')
    expect(await binned.execute()).toHaveLength(1)
    await pruneMessages(site.services, 730).run()
    expect(await binned.execute()).toEqual([])
  })
})

test('the files of SQLite contain nothing of an erased person', async () => {
  const site = await createTestApp('sqlite', { settings: { RATE_LIMITS: 'off' } })
  const { db, folder } = site.database
  const word = 'Silinecekoglu'
  const person = `${word.toLowerCase()}@example.com`
  for (let i = 0; i < 20; i++)
    await site.call('POST /contact/send-message', {
      ...FORM,
      name: `${word} ${i}`,
      email: i === 7 || i === 9 ? person : `${i}@example.com`,
    })
  await db.updateTable('messages').set({ name: 'Kalan' }).where('email', '!=', person).execute()
  const [{ id }] = (await site.admin(`GET /admin/contact-messages?filter={"q":"${word}"}`)).body
  await site.admin(`PUT /admin/contact-messages/${id}/mark-read`)
  await site.admin(`DELETE /admin/contact-messages/${id}`)
  await site.admin(`DELETE /admin/personal-data?of=${person}`)
  const storedText = async () => {
    const files = (await readdir(folder)).filter((name) => name.startsWith('test.sqlite'))
    const bytes = await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')))
    return files.filter((_, i) => bytes[i]!.toLowerCase().includes(person))
  }
  expect(await storedText()).toEqual([])
  expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 5000 }])
  await site.close()
})
