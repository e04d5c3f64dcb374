import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import type { Version } from '../../../contract/api/administration.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(dialects)('blog on %s', (dialect) => {
  let site: TestApp
  let clock = Date.parse('2026-03-10T09:00:00Z')
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => clock })
  })
  afterAll(() => site.close())

  const at = (moment: string) => {
    clock = Date.parse(moment)
  }
  const post = async (more: object = {}) =>
    (await site.admin('POST /blog', { title: 'Buğday', content: 'Buğday **solur**.', ...more })).body
  const put = async ({ id }: { id: number }, changes: object) => (await site.admin(`PUT /blog/${id}`, changes)).body
  const visible = async ({ id }: { id: number }) =>
    (await site.call('GET /blog')).body.find((row: { id: number }) => row.id === id)
  const statusOf = async ({ slug }: { slug: string }) => (await site.call(`GET /blog/${slug}`)).status

  test.each([
    ['# a\n'.repeat(25_000), validation.markdownTooDense],
    ['a\n'.repeat(50_000), validation.markdownTooDense],
    ['**'.repeat(2600).replaceAll('****', '** a **'), validation.markdownTooDense],
    [`${'**a '.repeat(200)}${'b**'.repeat(200)}`, validation.markdownTooDense],
    [`${'_a '.repeat(240)}\n\n`.repeat(20), validation.markdownTooDense],
    ['a'.repeat(100_001), 'En fazla 100.000 karakter girebilirsiniz.'],
  ])('a text that is too expensive to render is refused: %.12s', async (content, text) => {
    const refused = { status: 400, body: { errors: { content: [text] } } }
    expect(await site.admin('POST /blog', { title: 'Buğday', content })).toMatchObject(refused)
    const draft = await post()
    expect(await site.admin(`PUT /blog/${draft.id}`, { content })).toMatchObject(refused)
    expect(await site.admin(`PUT /blog/${draft.id}`, { content: 'a '.repeat(49_000) })).toMatchObject({ status: 200 })
    await site.admin(`DELETE /blog/${draft.id}`)
  })

  describe('a draft', () => {
    test('is the default state of a post, and hidden from visitors', async () => {
      const draft = await post()
      expect(draft).toMatchObject({ isPublished: false, publishAt: null, date: null, slug: 'bugday' })
      expect([await visible(draft), await statusOf(draft)]).toEqual([undefined, 404])
      expect((await site.admin(`GET /blog/admin/${draft.id}`)).body).toEqual(draft)
    })

    test('has a slug that follows its title until publication', async () => {
      const draft = await post({ title: 'Arpa' })
      expect((await put(draft, { title: 'Yulaf' })).slug).toBe('yulaf')
      const published = await put(draft, { title: 'Çavdar', publishOption: 'now' })
      expect(published.slug).toBe('cavdar')
      expect((await put(draft, { title: 'Darı' })).slug).toBe('cavdar')
      await put(draft, { publishOption: 'draft' })
      expect((await put(draft, { title: 'Pirinç' })).slug).toBe('cavdar')
    })

    test('keeps a chosen slug, whatever its title', async () => {
      const draft = await post({ title: 'Nohut' })
      expect((await put(draft, { slug: 'baklagil' })).slug).toBe('baklagil')
      expect((await put(draft, { title: 'Mercimek', slug: 'baklagil' })).slug).toBe('baklagil')
    })

    test('leaves no redirect', async () => {
      const draft = await post({ title: 'Susam' })
      await put(draft, { title: 'Haşhaş' })
      await put(draft, { publishOption: 'now' })
      expect(await statusOf({ slug: 'susam' })).toBe(404)
    })
  })

  describe('publishing now', () => {
    test('shows the post at once, with the current date', async () => {
      at('2026-04-01T10:00:00Z')
      const published = await post({ publishOption: 'now' })
      expect(published).toMatchObject({ isPublished: true, publishAt: null, date: '2026-04-01T10:00:00.000Z' })
      expect((await visible(published)).date).toBe(published.date)
    })

    test('keeps the date of a post that is or was published', async () => {
      at('2026-04-01T11:00:00Z')
      const published = await post({ publishOption: 'now' })
      at('2026-04-05T11:00:00Z')
      expect((await put(published, { publishOption: 'now', title: 'Yeni' })).date).toBe(published.date)
      const withdrawn = await put(published, { publishOption: 'draft' })
      expect(withdrawn).toMatchObject({ isPublished: false, date: published.date })
      expect(await visible(published)).toBeUndefined()
      expect((await put(published, { publishOption: 'now' })).date).toBe(published.date)
    })

    test('is not undone by a save without publishing fields', async () => {
      const published = await post({ publishOption: 'now' })
      expect(await put(published, { content: 'Başka' })).toMatchObject({ isPublished: true, date: published.date })
    })
  })

  describe('a scheduled post', () => {
    test("is due at 14:00 in the site's time zone, and visible from then on", async () => {
      at('2026-05-10T22:30:00Z')
      const planned = await post({ title: 'Plan', publishOption: 'schedule', scheduleDaysOffset: 1 })
      expect(planned).toMatchObject({ isPublished: false, publishAt: '2026-05-12T11:00:00.000Z', date: null })
      at('2026-05-12T10:59:59.999Z')
      expect([await visible(planned), await statusOf(planned)]).toEqual([undefined, 404])
      at('2026-05-12T11:00:00Z')
      expect(await visible(planned)).toMatchObject({ isPublished: true, date: '2026-05-12T11:00:00.000Z' })
      expect((await site.admin(`GET /blog/admin/${planned.id}`)).body).toMatchObject({ isPublished: true })
      at('2026-05-20T11:00:00Z')
      expect((await put(planned, { title: 'Eski plan' })).slug).toBe('plan')
      expect((await put(planned, { publishOption: 'now' })).date).toBe('2026-05-12T11:00:00.000Z')
    })

    test.each([undefined, null, '', 0, 31, -1, 1.5, '3', 'bugün'])(
      'is refused with an offset of %j',
      async (offset) => {
        const asked = { publishOption: 'schedule', ...(offset !== undefined && { scheduleDaysOffset: offset }) }
        const refused = await site.admin('POST /blog', { title: 'x', content: 'y', ...asked })
        expect([refused.status, refused.body.errors]).toEqual([400, { scheduleDaysOffset: [validation.scheduleDays] }])
        const draft = await post()
        const again = await site.admin(`PUT /blog/${draft.id}`, asked)
        expect([again.status, again.body.errors]).toEqual([400, { scheduleDaysOffset: [validation.rescheduleDays] }])
      },
    )

    test('is not validated if no schedule is requested', async () => {
      const { status, body } = await site.admin('POST /blog', {
        title: 'x',
        content: 'y',
        publishOption: 'draft',
        scheduleDaysOffset: 99,
      })
      expect([status, body.publishAt]).toEqual([201, null])
    })

    test('keeps its schedule in a save without an offset while it is in the future, and requires one afterwards', async () => {
      at('2026-06-01T09:00:00Z')
      const planned = await post({ publishOption: 'schedule', scheduleDaysOffset: 30 })
      expect(planned.publishAt).toBe('2026-07-01T11:00:00.000Z')
      at('2026-06-15T09:00:00Z')
      for (const asked of [{ publishOption: 'schedule' }, { publishOption: 'schedule', scheduleDaysOffset: null }, {}])
        expect((await put(planned, asked)).publishAt).toBe(planned.publishAt)
      expect((await put(planned, { publishOption: 'schedule', scheduleDaysOffset: 2 })).publishAt).toBe(
        '2026-06-17T11:00:00.000Z',
      )
      at('2026-06-18T09:00:00Z')
      expect((await site.admin(`PUT /blog/${planned.id}`, { publishOption: 'schedule' })).status).toBe(400)
      const replanned = await put(planned, { publishOption: 'schedule', scheduleDaysOffset: 1 })
      expect(replanned).toMatchObject({ isPublished: false, publishAt: '2026-06-19T11:00:00.000Z' })
      expect(await visible(planned)).toBeUndefined()
    })

    test('loses its schedule when it becomes a draft', async () => {
      at('2026-06-20T09:00:00Z')
      const planned = await post({ publishOption: 'schedule', scheduleDaysOffset: 1 })
      await put(planned, { publishOption: 'draft' })
      at('2026-06-30T09:00:00Z')
      expect(await visible(planned)).toBeUndefined()
    })
  })

  describe('in the trash', () => {
    const planned = async (more: object = {}) =>
      post({ title: 'Bekleyen', publishOption: 'schedule', scheduleDaysOffset: 3, ...more })
    const remove = async ({ id }: { id: number }) => (await site.admin(`DELETE /blog/${id}`)).body
    const bringBack = async ({ id }: { id: number }) => (await site.admin(`POST /admin/bin/blog/${id}/restore`)).body
    const versionsOf = async ({ id }: { id: number }): Promise<Version[]> =>
      (await site.admin(`GET /admin/history/blog/${id}`)).body

    test('a schedule that passes is dropped: the post is restored as a draft, and its versions show it', async () => {
      at('2026-09-01T09:00:00Z')
      const { updatedAt, ...asked } = await planned()
      at('2026-09-02T09:00:00Z')
      await remove(asked)
      at('2026-09-06T09:00:00Z')
      const back = await bringBack(asked)
      expect(back).toEqual({ ...asked, publishAt: null, updatedAt: '2026-09-06T09:00:00.000Z' })
      expect([await visible(back), await statusOf(back)]).toEqual([undefined, 404])
      expect(await versionsOf(back)).toMatchObject([
        { version: 2, at: back.updatedAt, fields: ['publishAt', 'date'] },
        { version: 1, at: updatedAt },
      ])
      // Its slug was never public either.
      expect((await put(back, { title: 'Geri gelen' })).slug).toBe('geri-gelen')
      expect((await put(back, { publishOption: 'now' })).date).toBe('2026-09-06T09:00:00.000Z')
    })

    test.each([
      ['just before it is due', '2026-09-13T10:59:59.999Z', false],
      ['when it is due', '2026-09-13T11:00:00.000Z', true],
      ['long after', '2026-09-14T09:00:00.000Z', true],
    ])('a post deleted %s keeps its publication state', async (_, moment, isPublished) => {
      at('2026-09-10T09:00:00Z')
      const { id, slug, updatedAt } = await planned()
      at(moment)
      const { publishAt } = await remove({ id })
      at('2026-09-20T09:00:00Z')
      const back = await bringBack({ id })
      expect(back).toMatchObject({ isPublished, slug, publishAt: isPublished ? publishAt : null })
      expect(await statusOf(back)).toBe(isPublished ? 200 : 404)
      if (isPublished) expect(back).toMatchObject({ date: publishAt, updatedAt })
    })

    test('a future schedule is kept', async () => {
      at('2026-10-01T09:00:00Z')
      const asked = await planned()
      await remove(asked)
      at('2026-10-03T09:00:00Z')
      expect(await bringBack(asked)).toEqual(asked)
      expect(await versionsOf(asked)).toHaveLength(1)
      at('2026-10-04T11:00:00Z')
      expect(await statusOf(asked)).toBe(200)
    })

    test('a post that was visible before its schedule keeps its date and its slug', async () => {
      at('2026-10-10T09:00:00Z')
      const seen = await post({ title: 'Görülmüş', publishOption: 'now' })
      await put(seen, { publishOption: 'schedule', scheduleDaysOffset: 1 })
      await remove(seen)
      at('2026-10-20T09:00:00Z')
      const back = await bringBack(seen)
      expect(back).toMatchObject({ isPublished: false, publishAt: null, date: seen.date })
      expect((await put(back, { title: 'Başka ad' })).slug).toBe(seen.slug)
    })
  })

  test('an unknown option is refused', async () => {
    const { status, body } = await site.admin('POST /blog', { title: 'x', content: 'y', publishOption: 'later' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['publishOption']])
  })

  test('lists: omit the text, sorted by publication for visitors and by creation for the administrator', async () => {
    const own = await createTestApp(dialect, { now: () => clock })
    at('2026-08-01T09:00:00Z')
    for (const [title, publishOption, scheduleDaysOffset] of [
      ['planlı', 'schedule', 3],
      ['taslak', 'draft'],
      ['bir', 'now'],
    ]) {
      clock += 1000
      await own.admin('POST /blog', { title, content: '# Baş\n\nMetin', publishOption, scheduleDaysOffset })
    }
    at('2026-08-04T12:00:00Z')
    const titles = async (line: string) => (await own.admin(line)).body.map(({ title }: { title: string }) => title)
    expect(await titles('GET /blog')).toEqual(['planlı', 'bir'])
    expect(await titles('GET /blog/admin')).toEqual(['bir', 'taslak', 'planlı'])
    expect(await titles('GET /blog?sort=["title","ASC"]')).toEqual(['bir', 'planlı'])
    expect((await own.call('GET /blog?range=[0,0]')).headers['content-range']).toBe('blog 0-0/2')
    for (const line of ['GET /blog', 'GET /blog/admin'])
      for (const row of (await own.admin(line)).body) {
        expect(row).not.toHaveProperty('content')
        expect(row.excerpt).toBe('Metin')
      }
    await own.close()
  })

  describe('excerpt', () => {
    test('is the given one', async () => {
      const given = await post({ excerpt: 'Kısa' })
      expect(given.excerpt).toBe('Kısa')
      expect((await put(given, { content: 'Başka' })).excerpt).toBe('Kısa')
      expect((await put(given, { excerpt: null })).excerpt).toBe('Başka')
    })

    test('is derived from the text by default and follows it, also if a form sends it back', async () => {
      const made = await post({ excerpt: '  ' })
      expect(made.excerpt).toBe('Buğday solur.')
      expect((await put(made, { content: 'Arpa solur.' })).excerpt).toBe('Arpa solur.')
      expect((await put(made, { content: 'Yulaf solur.', excerpt: 'Arpa solur.' })).excerpt).toBe('Yulaf solur.')
    })

    test('in English is derived from the English text, and needs no translation unless one is given in Turkish', async () => {
      const content = { content: '# Baş\n\nSolar.', en: { title: 'Wilt', content: '# Head\n\nIt wilts.' } }
      const made = await post({ publishOption: 'now', ...content })
      expect(made.translation.en).toEqual({ state: 'current', fields: { title: 'current', content: 'current' } })
      const english = async () => {
        const { body } = await site.call('GET /blog?locale=en')
        return body.find(({ id }: { id: number }) => id === made.id).excerpt
      }
      expect(await english()).toBe('It wilts.')
      const given = await put(made, { excerpt: 'Kısa' })
      expect(given.translation.en).toMatchObject({ state: 'partial', fields: { excerpt: 'missing' } })
      expect(await english()).toBe('It wilts.')
      await put(given, { en: { excerpt: 'Short' } })
      expect(await english()).toBe('Short')
    })
  })

  test('author: defaults to the company, for visitors only', async () => {
    const nobodys = await post({ publishOption: 'now', author: null })
    const somebodys = await post({ publishOption: 'now', author: 'Zeynep Ak' })
    expect(nobodys.author).toBeNull()
    expect((await visible(nobodys)).author).toBe('Filiz Tarım Teknolojileri')
    expect((await site.call(`GET /blog/${nobodys.slug}`)).body.author).toBe('Filiz Tarım Teknolojileri')
    expect((await visible(somebodys)).author).toBe('Zeynep Ak')
  })

  describe('picture', () => {
    test.each(['imageUrl', 'coverImageUrl'])('is accepted as %s, and returned under both names', async (name) => {
      const { id, ...rest } = await post({ [name]: '/uploads/a.webp', publishOption: 'now' })
      const both = { imageUrl: '/uploads/a.webp', coverImageUrl: '/uploads/a.webp' }
      expect(rest).toMatchObject(both)
      expect(await visible({ id })).toMatchObject(both)
      expect((await put({ id }, { [name]: '/uploads/b.webp' })).imageUrl).toBe('/uploads/b.webp')
      expect((await put({ id }, { [name]: null })).coverImageUrl).toBeNull()
    })

    test('is the changed one, if a whole record is sent back', async () => {
      const whole = await post({ imageUrl: '/uploads/a.webp' })
      expect((await put(whole, { ...whole, imageUrl: '/uploads/b.webp' })).coverImageUrl).toBe('/uploads/b.webp')
      const changed = (await site.admin(`GET /blog/admin/${whole.id}`)).body
      expect((await put(whole, { ...changed, coverImageUrl: null })).imageUrl).toBeNull()
    })

    test('is validated under the submitted name', async () => {
      const { body } = await site.admin('POST /blog', { title: 'x', content: 'y', imageUrl: 'javascript:0' })
      expect(Object.keys(body.errors)).toEqual(['imageUrl'])
    })

    test.each([
      [['imageUrl'], 'imageUrl'],
      [['coverImageUrl'], 'coverImageUrl'],
      [['imageUrl', 'coverImageUrl'], 'coverImageUrl'],
    ])('is refused under the submitted name: %j', async (names, errorName) => {
      const elsewhere = Object.fromEntries(names.map((name) => [name, 'https://elsewhere.example/a.webp']))
      const { status, body } = await site.admin('POST /blog', { title: 'x', content: 'y', ...elsewhere })
      expect([status, Object.keys(body.errors)]).toEqual([400, [errorName]])
    })
  })

  test('title and text are required', async () => {
    expect((await site.admin('POST /blog', { title: ' ' })).body.errors).toEqual({
      title: [validation.required],
      content: [validation.required],
    })
  })

  test('dates cannot be set by clients', async () => {
    const { body } = await site.admin('POST /blog', {
      title: 'x',
      content: 'y',
      isPublished: true,
      date: new Date(clock - DAY).toISOString(),
      publishAt: new Date(clock - DAY).toISOString(),
    })
    expect(body).toMatchObject({ isPublished: false, date: null, publishAt: null })
  })
})
