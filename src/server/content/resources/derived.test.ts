import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const DAY = 24 * 60 * 60 * 1000

describe.each(dialects)('derived filters of lists on %s', (dialect) => {
  let site: TestApp
  let now = NOW
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => now })
    for (const post of [
      { title: 'Yayında', publishOption: 'now' },
      { title: 'Planlı', publishOption: 'schedule', scheduleDaysOffset: 3 },
      { title: 'Taslak', publishOption: 'draft' },
      { title: 'Yarınki', publishOption: 'schedule', scheduleDaysOffset: 1 },
    ])
      await site.admin('POST /blog', { content: 'Metin', ...post })
  })
  afterAll(() => site.close())

  const posts = async (filter: object, more = '') => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}${more}`
    const { body, headers } = await site.admin(`GET /blog/admin?${query}`)
    return [body.map(({ title }: { title: string }) => title), headers['content-range']]
  }

  test('find posts by status, count them, and combine with a search', async () => {
    expect(await posts({ status: 'published' })).toEqual([['Yayında'], 'blog 0-0/1'])
    expect(await posts({ status: 'draft' })).toEqual([['Taslak'], 'blog 0-0/1'])
    expect(await posts({ status: 'scheduled', q: 'planli' })).toEqual([['Planlı'], 'blog 0-0/1'])
    const next = '&sort=["publishAt","ASC"]&range=[0,0]'
    expect(await posts({ status: 'scheduled' }, next)).toEqual([['Yarınki'], 'blog 0-0/2'])
  })

  test('a due post is published, whether its flag is set yet or not', async () => {
    now = NOW + 2 * DAY
    expect((await posts({ status: 'published' }))[0]).toEqual(['Yarınki', 'Yayında'])
    expect((await posts({ status: 'scheduled' }))[0]).toEqual(['Planlı'])
    now = NOW
  })

  test('return to visitors nothing that they may not see', async () => {
    const seen = async (status: string) =>
      (await site.call(`GET /blog?filter=${encodeURIComponent(JSON.stringify({ status }))}`)).body
    expect(await seen('draft')).toEqual([])
    expect(await seen('scheduled')).toEqual([])
    expect(await seen('published')).toMatchObject([{ title: 'Yayında' }])
  })

  test('refuse an unknown value', async () => {
    const { status } = await site.admin('GET /blog/admin?filter={"status":"gone"}')
    expect(status).toBe(400)
  })

  test('find messages whose email was not sent', async () => {
    const send = (subject: string) =>
      site.call('POST /contact/send-message', { name: 'A', email: 'a@b.co', subject, message: 'Merhaba' })
    await send('Kimseye')
    await site.admin('PUT /admin/page-content/contact-info', {
      enableContactFormNotifications: true,
      notificationTargetEmail: 'ayse@example.com',
    })
    await send('Bildirilecek')
    const { body, headers } = await site.admin('GET /admin/contact-messages?filter={"isUnsent":true}&range=[0,4]')
    expect(body).toMatchObject([{ subject: 'Bildirilecek', notification: { status: 'notConfigured' } }])
    expect(headers['content-range']).toBe('messages 0-0/1')
  })
})
