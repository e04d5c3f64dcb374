import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { initialPrivacy, initialValuesOf } from '../../../contract/singletons/initialValues.ts'

describe.each(dialects)('singletons on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { MAP_HOSTS: 'maps.example.com,www.google.com' } })
  })
  afterAll(() => site.close())
  beforeEach(() => site.database.db.deleteFrom('pageContent').execute())

  const put = (key: string, body: object, headers = {}) =>
    site.admin(`PUT /admin/page-content/${key}`, body, { headers })
  const edit = async (key: string) => (await site.admin(`GET /admin/page-content/${key}`)).body
  const shown = (key: string) => site.call(`GET /page-content/${key}`)

  /** The minimum valid values of each. */
  const least: Record<keyof typeof singletons, object> = {
    about: { title: 'Hakkımızda' },
    'contact-info': {},
    'site-settings': {},
    home: {},
    'products-page': {},
    'services-page': {},
    'references-page': {},
    'blog-page': {},
    'contact-page': {},
    'chat-texts': {},
    menu: {},
    footer: {},
    sustainability: {},
    privacy: {},
  }

  describe.each(Object.values(singletons))('$key', ({ key, fields, ...declared }) => {
    const hidden: readonly string[] = 'hidden' in declared ? declared.hidden : []
    const names = Object.keys(fields).filter((name) => name !== 'translation')
    /** For the editor: the states of the English texts. */
    const states = 'translation' in fields && { translation: expect.any(Object) }
    const open = names.filter((name) => !hidden.includes(name))

    const start = initialValuesOf({ key })
    test.runIf(start)('returns its initial values until it is saved, and again after a reset', async () => {
      expect(Object.keys(start!).sort()).toEqual(names.toSorted())
      // A template is for its editor only.
      const isHidden = 'isHiddenUntilWritten' in declared
      const before = await shown(key)
      expect([before.status, ...(isHidden ? [] : [before.body])]).toEqual(isHidden ? [404] : [200, start])
      expect(await edit(key)).toEqual({ ...start, ...states, updatedAt: null })
      const reset = (headers = {}) => site.admin(`DELETE /admin/page-content/${key}`, undefined, { headers })
      expect((await reset()).status).toBe(200)
      const saved = await put(key, least[key])
      expect(saved.body).toEqual({ ...start, ...states, updatedAt: expect.any(String) })
      expect((await reset({ 'if-match': '"2026-01-01T00:00:00.000Z"' })).status).toBe(409)
      const given = await reset({ 'if-match': String(saved.headers.etag) })
      expect([given.status, given.body]).toEqual([200, { ...start, ...states, updatedAt: null }])
      expect((await shown(key)).status).toBe(before.status)
      if (!isHidden) expect((await shown(key)).body).toEqual(start)
      expect((await site.call(`DELETE /admin/page-content/${key}`)).status).toBe(401)
    })

    test.runIf(!start)('is a 404 for visitors and empty for its editor, until it is saved', async () => {
      expect((await shown(key)).status).toBe(404)
      const empty = Object.fromEntries([...names, 'updatedAt'].map((name) => [name, null]))
      expect(await edit(key)).toEqual({ ...empty, ...states })
      expect((await put(key, least[key])).status).toBe(200)
      expect((await shown(key)).status).toBe(200)
    })

    test('returns to visitors only public fields', async () => {
      await put(key, least[key])
      const { body, headers } = await shown(key)
      expect(Object.keys(body).sort()).toEqual(open.sort())
      expect(
        (await site.call(`GET /page-content/${key}`, undefined, { headers: { 'if-none-match': String(headers.etag) } }))
          .status,
      ).toBe(304)
    })

    test('requires a token for everything else', async () => {
      expect((await site.call(`GET /admin/page-content/${key}`)).status).toBe(401)
      expect((await site.call(`PUT /admin/page-content/${key}`, least[key])).status).toBe(401)
    })

    test('refuses to overwrite a concurrent save', async () => {
      const empty = await edit(key)
      const first = await put(key, { ...least[key], updatedAt: empty.updatedAt })
      const line = names.find((name) => ['title', 'tagline', 'lead', 'greeting', 'items'].includes(name))
      const newest = { date: '2030-01-01', text: 'Yeni' }
      const changed = line
        ? { ...least[key], [line]: line === 'items' ? [] : 'Başka' }
        : { versions: [newest, ...first.body.versions] }
      expect(first.status).toBe(200)
      const whileEmpty = await put(key, { ...least[key], updatedAt: empty.updatedAt })
      const second = await put(key, { ...changed, updatedAt: first.body.updatedAt })
      const stale = await put(key, { ...least[key], updatedAt: first.body.updatedAt })
      const byTag = await put(key, least[key], { 'if-match': String(first.headers.etag) })
      expect([whileEmpty, second, stale, byTag].map(({ status }) => status)).toEqual([409, 200, 409, 409])
      expect((await put(key, least[key], { 'if-match': String(second.headers.etag) })).status).toBe(200)
    })

    test('cannot be saved with a version of a deleted record', async () => {
      expect((await put(key, least[key], { 'if-match': '*' })).status).toBe(409)
      expect((await put(key, { ...least[key], updatedAt: '2026-01-01T00:00:00Z' })).status).toBe(409)
    })
  })

  test('keeps omitted fields, and drops unknown ones', async () => {
    await put('about', { title: 'Biz', mainText: 'Uzun\n\nmetin', imageUrl: '/uploads/a.webp' })
    const { body } = await put('about', { title: 'Yine biz', imageUrl: '', colour: 'red' })
    expect(body).toMatchObject({ title: 'Yine biz', mainText: 'Uzun\n\nmetin', imageUrl: null })
    expect(body).not.toHaveProperty('colour')
    expect(await edit('about')).toEqual(body)
  })

  test('about: requires a title, in the first and in later saves', async () => {
    const missing = { status: 400, errors: { title: [validation.required] } }
    for (const body of [{}, { title: null }, { title: ' ' }, { mainText: 'x' }]) {
      const { status, body: answer } = await put('about', body)
      expect({ status, errors: answer.errors }).toEqual(missing)
    }
    expect((await shown('about')).status).toBe(404)
    await put('about', { title: 'Biz' })
    expect((await put('about', { title: '' })).body.errors).toEqual(missing.errors)
    expect((await put('about', { mainText: 'x' })).status).toBe(200)
  })

  describe('contact notifications', () => {
    const on = { enableContactFormNotifications: true, notificationTargetEmail: 'kutu@example.com' }

    test('require an address while they are on, and delete it when they are turned off', async () => {
      expect((await put('contact-info', on)).body).toMatchObject(on)
      expect((await put('contact-info', { phoneNumber: '0322 000 00 00' })).body).toMatchObject(on)
      const off = { enableContactFormNotifications: false, notificationTargetEmail: null }
      expect((await put('contact-info', { enableContactFormNotifications: false })).body).toMatchObject(off)
      expect((await put('contact-info', { notificationTargetEmail: 'x@example.com' })).body).toMatchObject(off)
    })

    test.each([undefined, null, '', 'kutu', 'kutu@', 'a b@example.com'])('cannot be sent to %j', async (target) => {
      const { status, body } = await put('contact-info', { ...on, notificationTargetEmail: target })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['notificationTargetEmail']])
    })
  })

  test('page texts: can be changed one by one, in both languages, and may be empty', async () => {
    const { body: start } = await shown('home')
    await put('home', { closingTitle: 'Yazın bize.', en: { closingTitle: 'Write.' }, servicesLead: '' })
    const { body } = await shown('home')
    expect(body).toEqual({
      ...start,
      closingTitle: 'Yazın bize.',
      servicesLead: '',
      en: { ...start.en, closingTitle: 'Write.' },
    })
    const values = [{ title: 'Ölçeriz', text: null }]
    expect((await put('home', { values })).body.values).toEqual(values)
    expect((await put('home', { values: Array(5).fill({ title: 'x' }) })).body.errors).toEqual({
      values: [validation.tooManyItems(4)],
    })
  })

  describe('privacy notice', () => {
    const today = new Date().toISOString().slice(0, 10)
    const old = { date: '2026-11-02', text: initialPrivacy.versions[0]!.text, en: initialPrivacy.versions[0]!.en }
    const errorsOf = async (versions: object[]) => {
      const { status, body } = await put('privacy', { versions })
      return [status, body.errors]
    }

    test('has versions, newest first; past ones keep their content and position', async () => {
      const fresh = { date: today, text: '# Yeni\n\nMetin' }
      expect((await put('privacy', { versions: [old, fresh] })).body.versions).toEqual([fresh, old])
      const past = [validation.pastVersion]
      expect(await errorsOf([fresh, { ...old, text: 'Başka' }])).toEqual([400, { 'versions.1.text': past }])
      expect(await errorsOf([fresh, { ...old, en: { text: 'Other' } }])).toEqual([400, { 'versions.1.text': past }])
      expect(await errorsOf([fresh])).toEqual([400, { versions: past }])
      expect(await errorsOf([old])).toEqual([400, { versions: past }])
      expect(await errorsOf([fresh, { ...fresh, date: '2026-11-03' }, old])).toEqual([400, { 'versions.1.text': past }])
      expect(await errorsOf([fresh, { ...old, date: today }])).toMatchObject([
        400,
        { 'versions.1.date': [validation.sameDay] },
      ])
      expect(await errorsOf([])).toEqual([400, { versions: [validation.tooFewItems(1)] }])
      for (const date of ['2026-13-01', '2027-02-29', '2028-02-30', '2100-02-29', '2027-04-31'])
        expect(await errorsOf([{ ...fresh, date }, fresh, old])).toEqual([400, { 'versions.0.date': [validation.day] }])
      for (const date of ['2028-02-29', '2400-02-29', '2027-12-31'])
        expect((await put('privacy', { versions: [{ ...fresh, date }, fresh, old] })).status).toBe(200)
      expect((await put('privacy', { versions: [{ ...fresh, text: '# Düzeltildi' }, old] })).status).toBe(200)
    })

    test('of a message is the version shown with it', async () => {
      const sent = async (more: object = {}) => {
        const form = { name: 'Ayşe', email: 'ayse@example.com', subject: 'Konu', message: 'Merhaba', ...more }
        expect((await site.call('POST /contact/send-message', form)).status).toBe(200)
        return (await site.admin('GET /admin/contact-messages')).body[0].noticeVersion
      }
      expect(await sent()).toBe(old.date)
      await put('privacy', { versions: [{ date: '2026-11-20', text: 'Yeni' }, old] })
      expect(await sent()).toBe('2026-11-20')
      expect(await sent({ noticeVersion: old.date })).toBe(old.date)
    })
  })

  describe('map', () => {
    test('is accepted from a host in the settings', async () => {
      const mapIframeUrl = 'https://maps.example.com/embed?a=1'
      expect((await put('contact-info', { mapIframeUrl })).status).toBe(200)
      expect((await shown('contact-info')).body.mapIframeUrl).toBe(mapIframeUrl)
      expect((await put('contact-info', { mapIframeUrl: '' })).status).toBe(200)
    })

    test('is derived from a link to a location, which cannot be framed itself', async () => {
      const mapIframeUrl = 'https://www.google.com/maps/place/Efeler/@37.8,27.8,15z'
      const { body } = await put('contact-info', { mapIframeUrl })
      expect(body.mapIframeUrl).toBe('https://www.google.com/maps?q=Efeler&output=embed')
      const short = await put('contact-info', { mapIframeUrl: 'https://maps.app.goo.gl/AbCdEf123' })
      expect([short.status, short.body.errors]).toEqual([400, { mapIframeUrl: [validation.mapShort] }])
    })

    test.each([
      'https://evil.example.com/',
      'https://maps.example.com.evil.com/',
      'https://maps.example.com@evil.com/',
      'https://maps.example.com:8443/',
      'http://maps.example.com/',
      'javascript:alert(1)',
      '//maps.example.com/',
      'https://[',
    ])('is refused from %s', async (mapIframeUrl) => {
      const { status, body } = await put('contact-info', { mapIframeUrl })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['mapIframeUrl']])
    })

    test('accepted before a change of the settings does not prevent changes of other fields', async () => {
      await put('contact-info', { mapIframeUrl: 'https://maps.example.com/' })
      const other = await site.database.db.selectFrom('pageContent').selectAll().executeTakeFirstOrThrow()
      await site.database.db
        .updateTable('pageContent')
        .set({ data: other.data.replace('maps.example.com', 'old.example.com') })
        .execute()
      expect((await put('contact-info', { phoneNumber: '0322 000 00 00' })).status).toBe(200)
    })
  })

  test('of two concurrent saves none is lost', async () => {
    await Promise.all([put('about', { title: 'a', mainText: 'm' }), put('about', { title: 'a', visionText: 'v' })])
    expect(await edit('about')).toMatchObject({ mainText: 'm', visionText: 'v' })
    await Promise.all([put('about', { missionText: 'i' }), put('about', { subtitle: 's' })])
    expect(await edit('about')).toMatchObject({ mainText: 'm', visionText: 'v', missionText: 'i', subtitle: 's' })
  })

  test('menu: refuses unknown pages, and a page that is listed twice', async () => {
    const items = (...paths: unknown[]) => put('menu', { items: paths.map((path) => ({ path })) })
    for (const unknown of ['/yok', '/urunler/kok-6', 'https://ornek.example', '', null, 7])
      expect(await items('/blog', unknown)).toMatchObject({
        status: 400,
        body: { errors: { 'items.1.path': [expect.any(String)] } },
      })
    const twice = await items('/blog', '/urunler', '/blog')
    expect(twice).toMatchObject({ status: 400, body: { errors: { 'items.2.path': [expect.any(String)] } } })
    expect((await shown('menu')).body).toEqual(initialValuesOf({ key: 'menu' }))
    expect((await items('/blog', '/urunler')).body).toMatchObject({
      items: [
        { path: '/blog', isHidden: false },
        { path: '/urunler', isHidden: false },
      ],
    })
  })

  test('a save invalidates cached pages', async () => {
    const heard: string[] = []
    const end = site.changes.subscribe((table) => heard.push(table))
    await put('site-settings', { logoUrl: '/uploads/logo.svg' })
    end()
    expect(heard).toEqual(['pageContent'])
  })
})
