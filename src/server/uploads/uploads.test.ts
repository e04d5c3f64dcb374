import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/setup/testApp.ts'
import { UPLOAD_MAX_BYTES } from '../../contract/constants.ts'
import { parseEndpoint } from '../../contract/endpoint.ts'
import { resources } from '../../contract/index.ts'
import { uploadsOf } from '../../contract/resource.ts'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d44' } })
const red = (width: number, height: number) =>
  canvas(width, height).composite([
    { input: { create: { width: 1, height, channels: 3 as const, background: '#ff0000' } }, left: 0, top: 0 },
  ])

describe('uploads', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp('sqlite')
  })
  afterAll(() => site.close())

  const folder = () => join(site.database.folder, 'uploads')
  const send = async (
    bytes: Uint8Array | string,
    name = 'a.png',
    field = 'file',
    path = '/files/upload-product-image',
  ) => {
    const form = new FormData()
    form.append('note', 'before the file')
    form.append(field, new Blob([bytes as BlobPart]), name)
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return site.admin(`POST ${path}`, Buffer.from(await request.arrayBuffer()), {
      headers: { 'content-type': request.headers.get('content-type')! },
    })
  }
  const fetchFile = (url: string, headers = {}) => site.app.inject({ url, headers })

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'a %s is kept under the hash of its content, and served for ever',
    async (format) => {
      const picture = await canvas(40, 30).toFormat(format).toBuffer()
      const { status, body } = await send(picture, 'çığ.exe')
      expect(status).toBe(201)
      expect(body).toEqual({ publicUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.(png|jpg|webp|gif|avif)$/) })
      expect((await send(picture, 'other')).body).toEqual(body)

      const file = await fetchFile(body.publicUrl)
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-length': String(file.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const { width, height } = await sharp(file.rawPayload).metadata()
      expect([width, height]).toEqual([40, 30])
      expect((await fetchFile(body.publicUrl, { 'if-none-match': file.headers.etag })).statusCode).toBe(304)
      expect((await site.app.inject({ method: 'HEAD', url: body.publicUrl })).headers['content-length']).toBe(
        file.headers['content-length'],
      )
    },
  )

  test('every declared upload endpoint is served', async () => {
    const picture = await canvas(2, 2).png().toBuffer()
    for (const endpoint of uploadsOf(Object.values(resources)).keys())
      expect((await send(picture, 'a.png', 'file', parseEndpoint(endpoint).path)).status).toBe(201)
  })

  test('a picture is turned as its camera held it, and tells nothing of where it was taken', async () => {
    const held = await red(20, 10)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Gizli Ad' }, IFD3: { GPSLatitude: '39/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(held.toString('latin1')).toContain('Exif')
    const { rawPayload } = await fetchFile((await send(held)).body.publicUrl)
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata()
    expect([width, height, exif, orientation]).toEqual([10, 20, undefined, undefined])
    expect(rawPayload.toString('latin1')).not.toMatch(/Exif|Gizli/)
  })

  test('a bare WebP is kept to the byte, because writing it again would cost quality', async () => {
    const bare = await red(30, 20).webp({ quality: 50 }).toBuffer()
    expect((await fetchFile((await send(bare)).body.publicUrl)).rawPayload.equals(bare)).toBe(true)
    const told = await sharp(bare)
      .withExif({ IFD0: { Artist: 'Gizli Ad' } })
      .webp()
      .toBuffer()
    expect(told.toString('latin1')).toContain('Gizli')
    const hidden = Buffer.from('ALPH\x08\0\0\0<script>')
    for (const bytes of [told, Buffer.concat([bare, Buffer.from('<script>')]), Buffer.concat([bare, hidden])]) {
      const kept = (await fetchFile((await send(bytes)).body.publicUrl)).rawPayload.toString('latin1')
      expect(kept).not.toMatch(/Gizli|script/)
    }
    const torn = Buffer.from(bare).fill(0xff, 30, 60)
    expect((await send(torn)).status).toBe(400)
  })

  test('what hides behind a picture is gone', async () => {
    const polyglot = Buffer.concat([await canvas(4, 4).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { body } = await send(polyglot)
    expect((await fetchFile(body.publicUrl)).rawPayload.toString('latin1')).not.toContain('script')
  })

  test('an animation keeps its frames', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { rawPayload } = await fetchFile((await send(animation)).body.publicUrl)
    expect((await sharp(rawPayload).metadata()).pages).toBe(3)
  })

  describe('hostile files', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const manyFrames = async () => {
      const solid = (red: number) => ({
        width: 2000,
        height: 2000,
        channels: 3 as const,
        background: { r: red, g: 0, b: 0 },
      })
      const frames = Array.from({ length: 13 }, (_, i) =>
        sharp({ create: solid(i * 19) })
          .png()
          .toBuffer(),
      )
      return sharp(await Promise.all(frames), { join: { animated: true } })
        .webp({ effort: 0 })
        .toBuffer()
    }
    const bomb = (bytes: Buffer) => {
      // The header says 60,000 by 60,000 pixels; the file is a few hundred bytes.
      bytes.writeUInt32BE(60_000, 16)
      bytes.writeUInt32BE(60_000, 20)
      const header = bytes.subarray(12, 29)
      bytes.writeUInt32BE(crc32(header), 29)
      return bytes
    }

    test.each([
      [
        'text posing as a picture',
        async () => Buffer.from('Bu bir resim değil.'),
        415,
        'Bu dosya bir görsel değil. PNG, JPEG, WebP, GIF ya da AVIF yükleyin.',
      ],
      [
        'a page posing as a picture',
        async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
        415,
        'Bu dosya bir görsel değil. PNG, JPEG, WebP, GIF ya da AVIF yükleyin.',
      ],
      [
        'a drawing with a script',
        async () => Buffer.from(svg),
        415,
        'Bu dosya bir görsel değil. PNG, JPEG, WebP, GIF ya da AVIF yükleyin.',
      ],
      [
        'a picture of another kind',
        async () => canvas(4, 4).tiff().toBuffer(),
        415,
        'Bu dosya bir görsel değil. PNG, JPEG, WebP, GIF ya da AVIF yükleyin.',
      ],
      [
        'only the beginning of a picture',
        async () => (await canvas(400, 400).png().toBuffer()).subarray(0, 60),
        400,
        'Görsel okunamadı; dosya bozuk olabilir.',
      ],
      [
        'a picture cut short',
        async () =>
          (
            await sharp(Buffer.from(Array.from({ length: 120_000 }, (_, i) => (i * 7919) % 251)), {
              raw: { width: 200, height: 200, channels: 3 },
            })
              .jpeg()
              .toBuffer()
          ).subarray(0, 9000),
        400,
        'Görsel okunamadı; dosya bozuk olabilir.',
      ],
      [
        'noise behind a picture’s first bytes',
        async () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(500, 7)]),
        400,
        'Görsel okunamadı; dosya bozuk olabilir.',
      ],
      [
        'a bomb of pixels',
        async () => bomb(await canvas(4, 4).png().toBuffer()),
        413,
        'Görsel en fazla 50 megapiksel olabilir.',
      ],
      ['an animation of too many pixels', manyFrames, 413, 'Görsel en fazla 50 megapiksel olabilir.'],
      [
        'more pixels than are decoded',
        async () => canvas(8000, 7000).png().toBuffer(),
        413,
        'Görsel en fazla 50 megapiksel olabilir.',
      ],
      [
        'more bytes than are taken',
        async () => Buffer.alloc(UPLOAD_MAX_BYTES + 1, 1),
        413,
        'Dosya en fazla 10 MB olabilir.',
      ],
      ['nothing', async () => Buffer.alloc(0), 400, 'Lütfen bir dosya seçin.'],
    ])('%s is refused, in words, and nothing is kept', async (_, make, status, message) => {
      const before = await readdir(folder())
      const answer = await send(await make())
      expect([answer.status, answer.body.message, answer.body.errors]).toEqual([status, message, { file: [message] }])
      expect(await readdir(folder())).toEqual(before)
    })

    test('do not disturb each other, nor the pictures among them', async () => {
      const [picture, broken] = [await canvas(30, 30).png().toBuffer(), Buffer.from('GIF89a broken')]
      const answers = await Promise.all([broken, picture, broken, picture, broken].map((bytes) => send(bytes)))
      expect(answers.map(({ status }) => status)).toEqual([400, 201, 400, 201, 400])
    })

    test.each([
      ['another field', () => send('x', 'a.png', 'picture'), 400],
      ['no multipart', () => site.admin('POST /files/upload-product-image', { file: 'x' }), 415],
      ['no body', () => site.admin('POST /files/upload-product-image'), 415],
      [
        'multipart without an end',
        () =>
          site.admin(
            'POST /files/upload-product-image',
            '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
            { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
          ),
        400,
      ],
      [
        'multipart without a boundary',
        () =>
          site.admin('POST /files/upload-product-image', 'x', { headers: { 'content-type': 'multipart/form-data' } }),
        400,
      ],
    ])('%s is a 4xx', async (_, attempt, status) => {
      const answer = await attempt()
      expect([answer.status, answer.body.status]).toEqual([status, status])
    })
  })

  test.each([
    '/uploads/yok.png',
    `/uploads/${'a'.repeat(64)}.png`,
    `/uploads/${'a'.repeat(64)}.html`,
    '/uploads/..%2ftest.sqlite',
    '/uploads/%00',
    '/uploads/',
  ])('%s is not there', async (url) => {
    const { statusCode, headers } = await fetchFile(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
  })

  test('a file that cannot be written is not acknowledged, and leaves nothing behind', async () => {
    const other = await createTestApp('sqlite')
    await rm(join(other.database.folder, 'uploads'), { recursive: true })
    await expect(other.storage.put('a.png', Buffer.from('x'))).rejects.toThrow()
    expect((await other.call('GET /ready')).status).toBe(503)
    await other.close()
  })

  test('a kept file is whole on the disk', async () => {
    await site.storage.put('whole', Buffer.from('bütün'))
    await site.storage.put('whole', Buffer.from('bütün'))
    expect(await readFile(join(folder(), 'whole'), 'utf8')).toBe('bütün')
    expect((await readdir(folder())).filter((name) => name.startsWith('.'))).toEqual([])
  })
})
