import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { migrations } from '../../platform/db/migrations/index.ts'
import { columnTypes } from '../../platform/db/migrations/migration.ts'

/** Each looks empty: zero width, a soft hyphen, Hangul filler, Braille blank, and all of them with blanks between. */
const UNSEEN = ['\u200b', '\u00ad', '\u3164', '\u2800', ' \u2060\ufeff\u00a0\u200e\u034f\u115f\u{e0041} ']
const REQUIRED = ['Bu alan zorunludur.']
const MESSAGE = { name: 'Ayşe', email: 'ayse@example.com', subject: 'Sulama', message: 'Merhaba' }

describe.each(dialects)('invisible text on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())

  const found = async (q: string, path = '/products') =>
    (await site.admin(`GET ${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
      ({ name, title }: { name?: string; title?: string }) => name ?? title,
    )

  test.each(UNSEEN)('is empty for a required field: %j', async (unseen) => {
    const errorsOf = async (line: string, body: object) => {
      const answer = await site.admin(line, body)
      return [answer.status, Object.keys(answer.body.errors ?? {}), Object.values(answer.body.errors ?? {})[0]]
    }
    const image = { imageUrl: '/uploads/a.webp' }
    const calls: [line: string, field: string, body: object][] = [
      ['POST /products', 'name', { name: unseen }],
      ['POST /services', 'name', { name: unseen }],
      ['POST /slides', 'title', { title: unseen, ...image }],
      ['POST /blog', 'title', { title: unseen, content: 'x' }],
      ['POST /blog', 'content', { title: 'x', content: unseen }],
      ['PUT /admin/page-content/about', 'title', { title: unseen }],
      ['POST /admin/redirects', 'from', { from: unseen, to: '/urunler' }],
      ['POST /admin/access-keys', 'name', { name: unseen, access: 'read' }],
      ...Object.keys(MESSAGE).map((field): [string, string, object] => [
        'POST /contact/send-message',
        field,
        { ...MESSAGE, [field]: unseen },
      ]),
    ]
    for (const [line, field, body] of calls) expect(await errorsOf(line, body), line).toEqual([400, [field], REQUIRED])
    const specs = await site.admin('POST /products', { name: 'Sonda', specs: { [unseen]: '1' } })
    expect([specs.status, Object.keys(specs.body.errors)[0]]).toEqual([400, expect.stringMatching(/^specs/)])
    const chat = await site.call('POST /chat', { history: [{ role: 'user', content: unseen }] })
    expect(chat.status).toBe(400)
    const { body } = await site.admin('POST /products', { name: 'Sonda', description: unseen, slug: unseen })
    expect([body.description, body.slug]).toEqual(['', expect.stringMatching(/^sonda/)])
  })

  test('is removed before storage, and emoji joiners stay', async () => {
    const { body } = await site.admin('POST /products', {
      name: 'Ta\u00adrım\u200b filizi 👩\u200d🌾 ❤\ufe0f',
      specs: { '\u20606': 'altı', 'De\u200bbi': '\u202e5 l' },
    })
    expect(body).toMatchObject({ name: 'Tarım filizi 👩\u200d🌾 ❤\ufe0f', slug: 'tarim-filizi' })
    expect(body.specs).toEqual({ '\u20606': 'altı', Debi: '5 l' })
    expect(await found('tarım')).toEqual([body.name])
    expect(await found('ta\u00adrım fi\u200blizi')).toEqual([body.name])
  })

  test('a line break in a line of text is a space', async () => {
    const { body } = await site.admin('POST /products', {
      name: 'Kök\r\n 6\u2028 \n\nsonda',
      description: 'İki\nsatır',
      benefits: [{ text: 'Az\nsu', en: { text: 'Less\nwater' } }],
      en: { name: 'Root\n6' },
    })
    expect(body).toMatchObject({
      ...{ name: 'Kök 6 sonda', slug: 'kok-6-sonda', description: 'İki\nsatır' },
      ...{ benefits: [{ text: 'Az su', en: { text: 'Less water' } }], en: { name: 'Root 6' } },
    })
    await site.call('POST /contact/send-message', { ...MESSAGE, subject: 'Su\nvar\t mı?', message: 'İki\nsatır' })
    const [message] = (await site.admin('GET /admin/contact-messages')).body
    expect(message).toMatchObject({ subject: 'Su var\t mı?', message: 'İki\nsatır' })
  })

  test('lookalike characters match each other, also in database lists', async () => {
    const { body } = await site.admin('POST /services', { name: 'Türkiye’nin ön‑sulama “ağı”' })
    expect(body.slug).toBe('turkiyenin-on-sulama-agi')
    for (const q of ["türkiye'nin", 'Türkiye’nin', 'TÜRKİYEʼNİN', 'ön-sulama', 'ön–sulama', '"ağı"', 'Türkiye`nin ö'])
      expect(await found(q, '/services'), q).toEqual([body.name])
    await site.admin(`DELETE /services/${body.id}`)
    expect(await found("türkiye'nin ön-sulama", '/admin/bin')).toEqual([body.name])
    const history = [{ role: 'user', content: 'x' }]
    expect((await site.call('POST /chat', { history })).status).toBe(200)
  })

  test('existing records are folded again, once', async () => {
    const { body } = await site.admin('POST /products', { name: 'Kök' })
    const { db } = site.database
    const [text, key] = [sql.ref('searchText'), sql.ref('nameSort')]
    await sql`update products set ${text} = ${'damla\u00adma ege’nin\n\n'}, ${key} = ${'NSN!\u200b'} where id = ${body.id}`.execute(
      db,
    )
    expect(await found("damlama ege'nin")).toEqual([])
    await migrations['0093-fold-again']!.up(db, columnTypes[dialect])
    expect(await found("damlama ege'nin")).toEqual(['Kök'])
    const { rows } = await sql`select ${text}, ${key} from products where id = ${body.id}`.execute(db)
    expect(rows).toEqual([{ searchText: "damlama ege'nin\n\n", nameSort: 'NSN' }])
  })
})
