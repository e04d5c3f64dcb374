import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawn, film, formOf, phonePhoto, picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts'
import { PICTURE_FORMATS } from '../../../contract/domain/pictures.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { resources } from '../../../contract/resources/index.ts'
import { uploadsOf } from '../../../contract/schema/fields.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { addressesIn, imageFacts } from './imageFacts.ts'

type Parts = Parameters<typeof formOf>

const declared = [...uploadsOf([...Object.values(resources), ...Object.values(singletons)]).keys()]
const pathOf = (endpoint: string) => endpoint.replace('POST /files/', '')

describe.each(databases('sqlite'))('uploads on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())

  const send = async (path: string, ...parts: Parts) => {
    const { payload, headers } = await formOf(...parts)
    return site.admin(`POST /files/${path}`, payload, { headers })
  }
  const upload = async (file: Buffer, path = 'upload-product-image'): Promise<string> => {
    const { status, body } = await send(path, ['file', file])
    expect({ status, body }).toEqual({
      status: 201,
      body: { publicUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.\w+$/) },
    })
    return body.publicUrl
  }
  const get = (url: string, headers = {}) => site.app.inject({ url, headers })
  const folder = () => join(site.database.folder, 'uploads')
  const hashOf = (url: string) => url.slice(9, 73)
  /** Waits for renditions, which are created after the response. */
  const expectFiles = (url: string, ends: string[]) => {
    const hash = hashOf(url)
    const found = async () => (await rowsAndFiles()).files.filter((name) => name.startsWith(hash))
    return expect.poll(found).toEqual(ends.map((end) => hash + end))
  }
  const rowsAndFiles = async () => ({
    rows: await site.database.db.selectFrom('uploads').selectAll().orderBy('name').execute(),
    files: (await readdir(folder())).sort(),
  })

  /** Renditions of earlier tests may still be in progress. */
  const originals = async () => (await rowsAndFiles()).files.filter((name) => !name.includes('-'))

  test('the response does not wait for renditions, and a requested one is served at once', async () => {
    const { put } = site.storage
    let isBlocked = true
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const blocked = vi.spyOn(site.storage, 'put').mockImplementation(async (name, body) => {
      if (isBlocked && /-\d+u?\./.test(name)) await released
      return put(name, body)
    })
    // No timer ends the wait.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const url = await upload(await picture('png', 660, 200)).finally(() => vi.useRealTimers())
    expect((await get(url)).statusCode).toBe(200)
    expect((await rowsAndFiles()).files.filter((name) => name.startsWith(hashOf(url)))).toEqual([url.slice(9)])
    const requested = get(url.replace('.png', '-320.avif'))
    isBlocked = false
    release()
    const { statusCode, headers } = await requested
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif'])
    const sizes = [320, 640, 660].flatMap((width) => PICTURE_FORMATS.map((format) => `-${width}.${format}`))
    await expectFiles(url, [...sizes, '.png'])
    blocked.mockRestore()
  })

  describe('upload endpoints', () => {
    test('include those of the specification', () => {
      const named = ['blog-image', 'logo', 'page-image', 'product-image', 'service-image', 'slide-image']
      expect(declared).toEqual(expect.arrayContaining(named.map((name) => `POST /files/upload-${name}`)))
      for (const endpoint of declared) expect(endpoint).toMatch(/^POST \/files\/upload-[a-z]+(-[a-z]+)*$/)
    })

    test.each(declared)('%s stores a picture for an administrator only', async (endpoint) => {
      const { payload, headers } = await formOf(['file', await picture('png')])
      expect((await site.call(endpoint, payload, { headers })).status).toBe(401)
      const { status, body } = await site.admin(endpoint, payload, { headers })
      expect(status).toBe(201)
      expect((await get(body.publicUrl)).statusCode).toBe(200)
    })
  })

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    '%s is stored under the hash of its cleaned content, and served as immutable',
    async (format) => {
      const url = await upload(await phoneOr(format), 'upload-blog-image')
      expect(await upload(await phoneOr(format))).toBe(url)
      // An image downloaded from the site and uploaded again is the same file.
      expect(await upload((await get(url)).rawPayload)).toBe(url)
      const { statusCode, headers, rawPayload } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-length': String(rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: `"${url.slice('/uploads/'.length)}"`,
      })
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
      const again = await get(url, { 'if-none-match': headers.etag })
      expect([again.statusCode, again.payload]).toEqual([304, ''])
      const head = await site.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([
        200,
        headers['content-length'],
        '',
      ])
    },
  )

  test('ten megabytes are accepted', async () => {
    const file = await picture('gif')
    await upload(Buffer.concat([file, Buffer.alloc(UPLOAD_MAX_BYTES - file.length)]))
  })

  test('the row has the facts of the file', async () => {
    const url = await upload(await phonePhoto('jpeg', 6, 90, 50))
    const row = await site.database.db
      .selectFrom('uploads')
      .selectAll()
      .where('name', '=', url.slice(9))
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      name: url.slice(9),
      type: 'image/jpeg',
      pages: null,
      width: 50,
      height: 90,
      bytes: (await get(url)).rawPayload.length,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      createdAt: expect.stringMatching(/Z$/),
    })
  })

  test('a picture that is uploaded again counts as new', async () => {
    const file = await picture('png', 33, 22)
    const name = (await upload(file)).slice(9)
    const { db } = site.database
    await db.updateTable('uploads').set({ createdAt: '2020-01-01T00:00:00.000Z' }).where('name', '=', name).execute()
    await upload(file)
    const { createdAt } = await db
      .selectFrom('uploads')
      .select('createdAt')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('a file whose row cannot be written is not stored', async () => {
    const file = await picture('png', 34, 21)
    const { payload, headers } = await formOf(['file', file])
    const { schema } = site.database.db
    const before = await originals()
    await schema.alterTable('uploads').renameTo('elsewhere').execute()
    const { status } = await site.admin('POST /files/upload-product-image', payload, { headers })
    await schema.alterTable('elsewhere').renameTo('uploads').execute()
    expect(status).toBe(500)
    expect(await originals()).toEqual(before)
  })

  test('a picture whose file cannot be stored is not in the library', async () => {
    const file = await picture('png', 35, 21)
    const { payload, headers } = await formOf(['file', file])
    const { put } = site.storage
    // Renditions of other pictures may be stored concurrently.
    const full = vi
      .spyOn(site.storage, 'put')
      .mockImplementation((name, body) => (/-\d/.test(name) ? put(name, body) : Promise.reject(new Error('full'))))
    const before = (await site.admin('GET /admin/pictures')).body
    const { status } = await site.admin('POST /files/upload-product-image', payload, { headers })
    full.mockRestore()
    expect(status).toBe(500)
    expect((await site.admin('GET /admin/pictures')).body).toEqual(before)
    await upload(file)
    expect((await site.admin('GET /admin/pictures')).body).toHaveLength(before.length + 1)
  })

  describe('renditions', () => {
    const sizeOf = async (url: string) => {
      const { width, height, format, hasAlpha } = await sharp((await get(url)).rawPayload).metadata()
      return { width, height, format, hasAlpha }
    }
    const decodedAs = { avif: 'heif', webp: 'webp' } as const

    test.each(PICTURE_FORMATS)("in %s: the page widths up to the image's own", async (format) => {
      const base = (await upload(await picture('jpeg', 700, 350))).replace('.jpg', '')
      expect(await sizeOf(`${base}-320.${format}`)).toEqual({
        width: 320,
        height: 160,
        format: decodedAs[format],
        hasAlpha: false,
      })
      expect(await sizeOf(`${base}-640.${format}`)).toMatchObject({ width: 640, height: 320 })
      expect(await sizeOf(`${base}-700.${format}`)).toMatchObject({ width: 700, height: 350 })
      const { headers } = await get(`${base}-320.${format}`)
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })

    test("a page width larger than the image is served as the image's own width", async () => {
      const url = await upload(await picture('png', 400, 300))
      expect(await sizeOf(url.replace('.png', '-1920.webp'))).toMatchObject({ width: 400, height: 300 })
      await expectFiles(url, ['-320.avif', '-320.webp', '-400.avif', '-400.webp', '.png'])
    })

    test('are created in the background after the upload', async () => {
      const url = await upload(await picture('webp', 500, 100))
      await expectFiles(url, ['-320.avif', '-320.webp', '-500.avif', '-500.webp', '.webp'])
    })

    test.each(PICTURE_FORMATS)('in %s: portrait crops contain the part shown by a slide on a phone', async (format) => {
      const columns = Buffer.from(Array.from({ length: 720 * 405 }, (_, i) => ((i % 720) * 255) / 720))
      const file = await sharp(columns, { raw: { width: 720, height: 405, channels: 1 } })
        .png()
        .toBuffer()
      const base = (await upload(file)).replace('.png', '')
      const { data, info } = await sharp((await get(`${base}-640u.${format}`)).rawPayload)
        .extractChannel(0)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 240, height: 360 })
      // 270 of 720 columns, with 0.76 of the others to the left.
      const [left, right] = [data[0]!, data[239]!].map((grey) => (grey * 720) / 255)
      expect(Math.abs(left! - 342)).toBeLessThan(6)
      expect(Math.abs(right! - 612)).toBeLessThan(6)
      expect(await sizeOf(`${base}-1920u.${format}`)).toMatchObject({ width: 270, height: 405 })
    })

    test('portrait crops of a portrait image are the whole image', async () => {
      const base = (await upload(await picture('png', 200, 400))).replace('.png', '')
      expect(await sizeOf(`${base}-200u.webp`)).toMatchObject({ width: 200, height: 400 })
    })

    test('keep transparency', async () => {
      const file = await drawn(360, 200)
        .extend({ top: 160, background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer()
      const base = (await upload(file)).replace('.png', '')
      for (const format of PICTURE_FORMATS) {
        const { data } = await sharp((await get(`${base}-320.${format}`)).rawPayload)
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect([data[3], data.at(-1)]).toEqual([0, 255])
      }
    })

    test.each(['gif', 'webp'] as const)('of an animated %s show its first frame', async (format) => {
      const url = await upload(await film(format, 400, 200))
      expect((await sharp((await get(url)).rawPayload).metadata()).pages).toBe(3)
      const still = (await get(url.replace(`.${format}`, '-320.webp'))).rawPayload
      expect((await sharp(still).metadata()).pages).toBeUndefined()
      const [red, green, blue] = await sharp(still).raw().toBuffer()
      expect([red! > 240, green! < 15, blue! < 15]).toEqual([true, true, true])
    })

    test('are replaced by the briefly cached original if they fail', async () => {
      // WebP and AVIF have at most 16,384 pixels per side.
      const url = await upload(await drawn(20, 17_000).png().toBuffer())
      for (const format of PICTURE_FORMATS) {
        const { statusCode, headers, rawPayload } = await get(url.replace('.png', `-320.${format}`))
        expect({
          statusCode,
          type: headers['content-type'],
          cache: headers['cache-control'],
          etag: headers.etag,
        }).toEqual({
          statusCode: 200,
          type: 'image/png',
          cache: 'public, max-age=60',
          etag: undefined,
        })
        expect(rawPayload).toEqual((await get(url)).rawPayload)
      }
    })
  })

  test.each([
    '/uploads/a.png',
    `/uploads/${'0'.repeat(64)}.png`,
    `/uploads/${'0'.repeat(64)}-320.avif`,
    `/uploads/${'0'.repeat(64)}.exe`,
    `/uploads/${'0'.repeat(64)}.constructor`,
    '/uploads/',
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/../test.sqlite',
    '/uploads/%2e%2e/test.sqlite',
    '/uploads/.%00.png',
    `/uploads/${'0'.repeat(64)}.png%00.svg`,
    `/uploads/${'0'.repeat(64)}-0320.webp`,
  ])('%s is a 404', async (url) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
  })

  test.each(['-321.webp', '-320.png', '-321.avif', '-99999.webp', '-1.webp', '-321u.webp', 'u.webp', '-320uu.webp'])(
    'rendition %s is a 404',
    async (end) => {
      const url = await upload(await picture('png', 400, 40))
      expect((await get(url.replace('.png', end))).statusCode).toBe(404)
    },
  )

  describe('a logo', () => {
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><script>alert(1)</script><path d="M0 0h40v40z" onclick="alert(1)"/></svg>',
    )

    test('an SVG is accepted and sanitized', async () => {
      const url = await upload(logo, 'upload-logo')
      const { headers, payload } = await get(url)
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(payload).toBe(
        '<svg width="120" height="40" viewBox="0 0 120 40" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h40v40z"></path></svg>',
      )
      expect((await get(url.replace('.svg', '-320.webp'))).statusCode).toBe(404)
    })

    const others = declared.map(pathOf).filter((path) => path !== 'upload-logo')
    test.each(others)('an SVG is rejected at %s', async (path) => {
      const { status, body } = await send(path, ['file', logo, 'logo.png'])
      expect([status, body.message]).toEqual([415, problems.svgOnlyForLogo])
    })
  })

  describe('image facts', () => {
    test('of the images in API responses', async () => {
      const url = await upload(await picture('jpeg', 700, 350))
      const logo = await upload(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h9v9z"/></svg>'),
        'upload-logo',
      )
      const answers = {
        '/products': {
          status: 200,
          body: [{ imageUrl: url }, { imageUrl: url }, { imageUrl: 'https://x.example/a.png' }, { imageUrl: null }],
        },
        '/page-content/site-settings': { status: 200, body: { logoUrl: logo } },
        '/blog/a': { status: 200, body: { content: `yok: /uploads/${'9'.repeat(64)}.png` } },
        '/blog/b': { status: 404, body: undefined },
      }
      expect(await imageFacts(site.database.db, addressesIn(answers))).toEqual({
        [url]: {
          width: 700,
          height: 350,
          placeholder: expect.stringMatching(/^data:image\/webp/),
          widths: [320, 640, 700],
        },
        [logo]: { width: 30, height: 10, placeholder: null, widths: [] },
      })
    })

    test('of more than a thousand images', async () => {
      const names = Array.from({ length: 1200 }, (_, i) => `${String(i).padStart(64, '0')}.png`)
      for (const name of names.slice(0, 3))
        await site.database.db
          .insertInto('uploads')
          .values({
            name,
            type: 'image/png',
            width: 1,
            height: 1,
            bytes: 1,
            placeholder: null,
            createdAt: '2020-01-01',
          })
          .execute()
      const body = names.map((name) => `/uploads/${name}`)
      expect(Object.keys(await imageFacts(site.database.db, addressesIn({ a: { status: 200, body } }))).length).toBe(3)
    })
  })
})

const phoneOr = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif') =>
  format === 'gif' || format === 'avif' ? picture(format) : phonePhoto(format)
