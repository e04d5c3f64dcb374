import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import type { Activity } from '../../../contract/api/administration.ts'
import { ACTIONS } from '../../../contract/api/endpoints.ts'
import { auditLogTexts } from '../../../contract/i18n/admin/auditLog.ts'
import { slicesOf } from '../../content/resources/readList.ts'
import { SYSTEM } from '../../platform/db/transaction.ts'
import { listAuditLog, maskIp, pruneAuditLog, recordAudit } from './auditLog.ts'

const OFFICE = '203.0.113.7'
const by = ADMIN.email
const address = '203.0.*.*'

describe.each(dialects)('audit log on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  const from = { remoteAddress: OFFICE }
  const list = async (query = ''): Promise<Activity[]> => (await site.admin(`GET /admin/activity${query}`)).body
  const last = async (count: number) =>
    (await list(`?range=[0,${count - 1}]`)).toReversed().map(({ id: _, at: __, ...done }) => done)
  const none = { resource: null, recordId: null }

  test('records sign-in, failed sign-in, sign-out and changes of passwords, with half of the address', async () => {
    const begun = Date.now()
    const written = () => site.database.db.selectFrom('activity').selectAll().orderBy('id').execute()
    for (const [i, email] of [by.toUpperCase(), 'gizli-yabanci@example.com'].entries()) {
      await site.call('POST /accounts/login', { email, password: 'yanlis-parola' }, from)
      // After the response is sent.
      await expect.poll(written).toHaveLength(i + 1)
    }
    const { body } = await site.call('POST /accounts/login', ADMIN, from)
    const headers = { authorization: `Bearer ${body.token}` }
    await site.call(
      'POST /accounts/change-password',
      { currentPassword: ADMIN.password, newPassword: 'yepyeni-parola', confirmNewPassword: 'yepyeni-parola' },
      { ...from, headers },
    )
    await site.call('POST /accounts/logout', undefined, { ...from, headers })
    const { id } = await site.database.db.selectFrom('administrators').select('id').executeTakeFirstOrThrow()
    const rows = await written()
    expect(rows.map(({ id: _, at: __, ...row }) => row)).toEqual([
      { doneBy: by, action: 'signInFailed', ...none, address },
      { doneBy: null, action: 'signInFailed', ...none, address },
      { doneBy: by, action: 'signIn', ...none, address },
      { doneBy: by, action: 'passwordChanged', resource: 'administrators', recordId: String(id), address },
      { doneBy: by, action: 'signOut', ...none, address },
    ])
    for (const { at } of rows) expect(Date.parse(at)).toBeGreaterThanOrEqual(begun - 1)
    const json = JSON.stringify(rows)
    for (const secret of ['parola', 'yabanci', body.token, OFFICE]) expect(json).not.toContain(secret)
    await signInAgain()
  })

  const signInAgain = async () => {
    const { body } = await site.call('POST /accounts/login', { email: by, password: 'yepyeni-parola' })
    const call = site.call
    site = {
      ...site,
      admin: (line, sent, more = {}) =>
        call(line, sent, { ...more, headers: { authorization: `Bearer ${body.token}`, ...more.headers } }),
    }
  }

  test('records every write of a record or a singleton in its transaction, but no visitor’s message', async () => {
    const { body: product } = await site.admin('POST /products', { name: 'Gizli içerik' }, from)
    await site.admin(`PUT /products/${product.id}`, { name: 'Başka' }, from)
    await site.admin(`PUT /products/${product.id}/toggle-feature`, undefined, from)
    await site.admin('PUT /admin/page-content/about', { title: 'A', mainText: 'B' }, from)
    await site.call('POST /contact/send-message', {
      name: 'Ayşe',
      email: 'a@example.com',
      subject: 'S',
      message: 'Merhaba, fiyat?',
    })
    await site.admin(`DELETE /products/${product.id}`, undefined, from)
    const [recordId, resource] = [String(product.id), 'products']
    const done = await last(5)
    expect(done).toEqual([
      { by, action: 'create', resource, recordId, address },
      { by, action: 'update', resource, recordId, address },
      { by, action: 'update', resource, recordId, address },
      { by, action: 'update', resource: 'page-content', recordId: 'about', address },
      { by, action: 'delete', resource, recordId, address },
    ])
    expect(JSON.stringify(await list())).not.toMatch(/Gizli|Ayşe|Merhaba/)
    // A rolled-back change is not audited.
    const before = (await list()).length
    await site.admin('POST /products', { name: '' })
    await site.admin('PUT /products/999', { name: 'x' })
    expect((await list()).length).toBe(before)
  })

  test('records a specific action for a message instead of an update', async () => {
    await site.call('POST /contact/send-message', {
      name: 'Ayşe',
      email: 'ayse@example.com',
      subject: 'Fiyat',
      message: 'Merhaba, fiyat nedir?',
    })
    const { id } = (await site.admin('GET /admin/contact-messages')).body[0]
    const verbs = ['mark-read', 'mark-answered', 'mark-spam', 'mark-not-spam', 'mark-unanswered', 'mark-unread']
    for (const verb of verbs) await site.admin(`PUT /admin/contact-messages/${id}/${verb}`, undefined, from)
    const done = (await last(6)).map(({ action }) => action)
    expect(done).toEqual(['markRead', 'markAnswered', 'markSpam', 'markNotSpam', 'markUnanswered', 'markUnread'])
    for (const action of done) expect(ACTIONS).toContain(action)
  })

  test('records redirects and exports, its own included', async () => {
    const { body } = await site.admin('POST /admin/redirects', { from: '/eski', to: '/yeni' }, from)
    await site.admin(`DELETE /admin/redirects/${body.id}`, undefined, from)
    await site.admin('POST /admin/activity/exports', { resource: 'contact-messages' }, from)
    expect((await site.admin('POST /admin/activity/exports', { resource: 'başka' }, from)).status).toBe(400)
    await site.admin('GET /admin/activity', undefined, { ...from, headers: { accept: 'text/csv' } })
    expect(await last(4)).toEqual([
      { by, action: 'create', resource: 'redirects', recordId: String(body.id), address },
      { by, action: 'delete', resource: 'redirects', recordId: String(body.id), address },
      { by, action: 'export', resource: 'contact-messages', recordId: null, address },
      { by, action: 'export', resource: 'activity', recordId: null, address },
    ])
  })

  test('is exported as CSV, with formulas escaped', async () => {
    await recordAudit(
      { db: site.database.db, now: Date.now },
      {
        actor: { by: '=HYPERLINK("x")', address: null },
        action: 'update',
        resource: '@a;b',
      },
    )
    const { status, headers, body } = await site.admin('GET /admin/activity', undefined, {
      headers: { accept: 'text/csv' },
    })
    expect(headers.vary).toBe('accept, accept-encoding')
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment; filename="etkinlik-\d{4}-\d\d-\d\d\.csv"$/),
    ])
    const [head, , ...lines] = String(body)
      .replace(/^\uFEFF/, '')
      .split('\r\n')
    expect(head).toBe('id;at;by;action;resource;recordId;address')
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")";update;"'@a;b";;`)
    expect(lines.length).toBeGreaterThan(10)
  })

  test('CSV: contains all entries and its own', async () => {
    const { body } = await site.admin('GET /admin/activity', undefined, { headers: { accept: 'text/csv' } })
    const ids = String(body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';')[0]))
    expect(ids).toEqual((await list()).map(({ id }) => id))
  })

  test('CSV: a HEAD request is no export', async () => {
    const before = await list()
    const { status, headers, body } = await site.admin('HEAD /admin/activity', undefined, {
      headers: { accept: 'text/csv' },
    })
    expect([status, headers['content-length'], headers['content-type'], headers['content-disposition'], body]).toEqual([
      200,
      undefined,
      'text/csv; charset=utf-8',
      expect.stringMatching(/^attachment/),
      '',
    ])
    expect(await list()).toEqual(before)
    const plain = await site.admin('HEAD /admin/activity?range=[0,0]')
    expect([plain.status, plain.headers['content-range'], plain.body]).toEqual([
      200,
      `activity 0-0/${before.length}`,
      '',
    ])
  })

  test('refuses an unknown sort field', async () => {
    expect((await site.admin('GET /admin/activity?sort=["createdAt","ASC"]')).status).toBe(400)
  })

  test('is listed newest first, searched, sorted and paged like any list', async () => {
    const all = await list()
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a))
    const part = await site.admin('GET /admin/activity?range=[1,3]&sort=["id","ASC"]')
    expect(part.headers['content-range']).toBe(`activity 1-3/${all.length}`)
    expect(part.body).toEqual(all.toReversed().slice(1, 4))
    const failed = await list('?filter={"action":"signInFailed"}')
    expect(failed.map((each) => each.by)).toEqual([null, by])
    expect((await list(`?filter={"action":["create","delete"],"by":"${by}"}`)).length).toBe(4)
    const moments = [all[0]!.at, all.at(-1)!.at]
    const then = await list(`?filter=${JSON.stringify({ at: moments })}`)
    expect(then).toEqual(all.filter(({ at }) => moments.includes(at)))
    expect((await site.admin('GET /admin/activity?filter={"parola":"x"}')).status).toBe(400)
    const recordId = 'backup-2026-11-26T03-00-00-000Z.tar'
    await recordAudit(
      { db: site.database.db, now: Date.now },
      {
        actor: SYSTEM,
        action: 'backup',
        resource: 'backups',
        recordId,
      },
    )
    for (const q of [recordId, '26t03-00'])
      expect(await list(`?filter=${JSON.stringify({ q })}`)).toMatchObject([{ recordId }])
    expect((await site.call('GET /admin/activity')).status).toBe(401)
  })

  test('records restores from trash and versions, and purges', async () => {
    const { body: product } = await site.admin('POST /products', { name: 'Bir' }, from)
    const of = `products/${product.id}`
    await site.admin(`PUT /${of}`, { name: 'İki' }, from)
    await site.admin(`POST /admin/history/${of}/1/restore`, undefined, from)
    await site.admin(`DELETE /${of}`, undefined, from)
    await site.admin(`POST /admin/bin/${of}/restore`, undefined, from)
    await site.admin(`DELETE /${of}`, undefined, from)
    await site.admin(`DELETE /admin/bin/${of}`, undefined, from)
    const done = { by, resource: 'products', recordId: String(product.id), address }
    expect(await last(7)).toEqual(
      ['create', 'update', 'restore', 'delete', 'restore', 'delete', 'purge'].map((action) => ({ ...done, action })),
    )
  })

  test('cannot be changed or deleted, and is pruned after a year', async () => {
    const [newest] = await list()
    for (const line of [
      `PUT /admin/activity/${newest!.id}`,
      `DELETE /admin/activity/${newest!.id}`,
      'DELETE /admin/activity',
    ])
      expect([404, 405]).toContain((await site.admin(line)).status)
    const { db } = site.database
    for (const days of [364, 366]) {
      const now = () => Date.now() - days * 24 * 60 * 60 * 1000
      await recordAudit({ db, now }, { actor: SYSTEM, action: 'purge', resource: 'products', recordId: `${days}` })
    }
    const ids = async () => (await list()).slice(0, 3).map(({ recordId }) => recordId)
    expect(await ids()).toEqual(['366', '364', newest!.recordId])
    await pruneAuditLog(db, Date.now).run()
    expect((await ids()).slice(0, 2)).toEqual(['364', newest!.recordId])
  })

  test.each([undefined, ['id', 'ASC'], ['by', 'ASC'], ['recordId', 'DESC'], ['at', 'DESC']] as const)(
    'each entry is listed once in the order %s while others are added or pruned',
    async (order) => {
      const { db } = site.database
      await db.deleteFrom('activity').execute()
      const moment = new Date()
      const write = (count: number) =>
        db
          .insertInto('activity')
          .values(
            Array.from({ length: count }, (_, i) => ({
              at: new Date(moment.getTime() + i).toISOString(),
              doneBy: i % 3 ? (i % 2 ? by : 'a@example.com') : null,
              action: 'update',
              resource: 'products',
              recordId: i % 5 ? String(i % 7) : null,
            })),
          )
          .execute()
      await write(1200)
      const ids = (await db.selectFrom('activity').select('id').orderBy('id').execute()).map(({ id }) => id)
      const slices = slicesOf(await listAuditLog(db, order ? { sort: [...order] } : {}))
      const listed: Activity[] = []
      for await (const rows of slices) {
        if (listed.length === 0) {
          await write(3)
          await db
            .deleteFrom('activity')
            .where(
              'id',
              'in',
              rows.slice(0, 3).map(({ id }) => id),
            )
            .execute()
        }
        listed.push(...rows)
      }
      expect(listed.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids)
      if (order) {
        const keys = listed.map((row) => row[order[0]] ?? '')
        expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (order[1] === 'ASC' ? 1 : -1)))
      }
    },
  )
})

test('a failed sign-in is audited after the response, so that its time reveals no account', async () => {
  const site = await createTestApp('postgres', { isLongRunning: true })
  const { db } = site.database
  const [locked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const locking = db.transaction().execute(async (trx) => {
    await sql`lock table activity in exclusive mode`.execute(trx)
    locked.resolve()
    await answered.promise
  })
  await locked.promise
  for (const email of [by, 'yabanci@example.com'])
    expect((await site.call('POST /accounts/login', { email, password: 'yanlis-parola' })).status).toBe(401)
  answered.resolve()
  await locking
  const written = () => db.selectFrom('activity').select('doneBy').where('action', '=', 'signInFailed').execute()
  await expect.poll(async () => (await written()).map(({ doneBy }) => doneBy ?? '').sort()).toEqual(['', by])
  await site.close()
})

test('two instances share one audit log', async () => {
  const here = await createTestApp('postgres')
  const there = await createTestApp('postgres', { at: here.database })
  const saves = [here, there, here, there].map((site, i) => site.admin('POST /products', { name: `Ürün ${i}` }))
  const ids = (await Promise.all(saves)).map((saved) => String(saved.body.id)).sort()
  const creations = async (site: TestApp) => (await site.admin('GET /admin/activity?filter={"action":"create"}')).body
  expect((await creations(here)).map(({ recordId }: Activity) => recordId).sort()).toEqual(ids)
  expect(await creations(there)).toEqual(await creations(here))
  await there.close()
  await here.close()
})

test('stores the first half of an IP address', () => {
  expect(maskIp('203.0.113.7')).toBe('203.0.*.*')
  expect(maskIp('2001:db8:0:1::/64')).toBe('2001:db8:0:1:*:*:*:*')
  expect([maskIp(null), maskIp(''), maskIp('in-process')]).toEqual([null, null, null])
})

test('the name of a CSV file has the date in the site’s time zone', async () => {
  const site = await createTestApp('sqlite', { now: () => Date.parse('2026-11-25T22:30:00Z') })
  const { headers } = await site.admin('GET /admin/activity', undefined, { headers: { accept: 'text/csv' } })
  expect(headers['content-disposition']).toBe('attachment; filename="etkinlik-2026-11-26.csv"')
  await site.close()
})

test.each(Object.entries(auditLogTexts))('audit log: every action has a name and a sentence in %s', (_, messages) => {
  for (const action of ACTIONS) {
    expect(messages.actions).toHaveProperty(action)
    // An unknown action is shown by its own name.
    expect(messages.done(action, '', true)).not.toBe(action)
  }
})
