import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { messages } from '../../../contract/resources/messages.ts'

describe.each(dialects)('dashboard on %s', (dialect) => {
  let site: TestApp
  let clock = Date.parse('2026-03-10T09:00:00Z')
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => clock })
  })
  afterAll(() => site.close())

  const stats = async () => (await site.admin('GET /admin/dashboard/stats')).body

  test('counts nothing on an empty site', async () => {
    expect(await stats()).toEqual({
      unreadMessageCount: 0,
      unansweredMessageCount: 0,
      productCount: 0,
      serviceCount: 0,
      hiddenProductCount: 0,
      hiddenServiceCount: 0,
      publishedPostCount: 0,
      blogPostCount: 0,
    })
  })

  test('counts records: visible posts as published, and spam not as unread', async () => {
    const inbox = site.services.stores.of(messages)
    const message = { name: 'Ayşe', email: 'ayse@example.com', subject: 'Sonda', message: 'Merhaba' }
    for (const more of [{}, {}, { isRead: true }, { isRead: true, isAnswered: true }, { isSpam: true }])
      await inbox.create(site.context, { ...message, ...more })
    for (const name of ['a', 'b', 'c']) await site.admin('POST /products', { name })
    await site.admin('POST /services', { name: 'd' })
    for (const plan of [
      { publishOption: 'draft' },
      { publishOption: 'now' },
      { publishOption: 'schedule', scheduleDaysOffset: 1 },
      { publishOption: 'schedule', scheduleDaysOffset: 2 },
    ])
      await site.admin('POST /blog', { title: 'e', content: 'f', ...plan })
    const counted = {
      unreadMessageCount: 2,
      unansweredMessageCount: 3,
      productCount: 3,
      serviceCount: 1,
      hiddenProductCount: 0,
      hiddenServiceCount: 0,
      publishedPostCount: 1,
      blogPostCount: 4,
    }
    expect(await stats()).toEqual(counted)
    clock = Date.parse('2026-03-11T12:00:00Z')
    expect(await stats()).toEqual({ ...counted, publishedPostCount: 2 })
  })

  test('requires a token', async () => {
    expect((await site.call('GET /admin/dashboard/stats')).status).toBe(401)
  })
})
