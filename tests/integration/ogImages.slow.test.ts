import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '../../src/contract/domain/durations.ts'
import type { Font } from '../../src/contract/domain/ogImage.ts'
import type { PageData } from '../../src/contract/site.ts'
import entry from '../../src/public/entryServer.tsx'
import { collectGarbage } from '../../src/server/features/media/collectGarbage.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { openStorage } from '../../src/server/platform/storage/openStorage.ts'
import type { Storage } from '../../src/server/platform/storage/storage.ts'
import { pruneOgImages } from '../../src/server/site/ogImages/ogImageRoutes.ts'
import { openTitleFont } from '../../src/server/site/ogImages/titleFont.ts'
import { drawn, formOf } from '../helpers/images.ts'
import { S3_KEYS, startS3Server } from '../helpers/s3Server.ts'
import { some } from '../helpers/slowTests.ts'
import { createEmptyDatabase, createTestApp, dialects, type TestApp } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
/** Whether the page renderer is unavailable. */
let isSilent = false
const drawing = {
  ...entry,
  matchPage(url: string) {
    const page = entry.matchPage(url)
    return {
      ...page,
      render: async (data: PageData) => ({ ...(await page.render(data)), ...(isSilent && { status: 503 }) }),
    }
  },
}
const source = { entry: async () => drawing, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

// Rendering does not depend on the database.
describe.each(some(dialects, 2))('OG images on %s', (dialect) => {
  let site: TestApp
  let stored: { name: string; bytes: Buffer }[] = []
  let isAway = false
  beforeAll(async () => {
    site = await createTestApp(dialect, { source, settings: { PUBLIC_URL: 'https://tarla.example' } })
    const files = site.sharingFiles!
    const { open, put } = files
    const away = async () => {
      throw new Error('away')
    }
    const watched: Pick<Storage, 'open' | 'put'> = {
      open: (name) => (isAway ? away() : open.call(files, name)),
      async put(name, bytes) {
        if (isAway) return away()
        // Images are stored as buffers, never as streams.
        stored.push({ name, bytes: Buffer.from(bytes as Uint8Array) })
        return put.call(files, name, bytes)
      },
    }
    Object.assign(files, watched)
  })
  afterAll(() => site.close())

  const upload = async (
    file: Buffer,
    endpoint: 'upload-product-image' | 'upload-logo' = 'upload-product-image',
  ): Promise<string> => {
    const { payload, headers } = await formOf(['file', file])
    return (await site.admin(`POST /files/${endpoint}`, payload, { headers })).body.publicUrl
  }
  /** Path of the OG image in the page's meta tag. */
  const addressOn = async (path: string): Promise<string> => {
    const { payload } = await site.app.inject(path)
    const [, address] = /<meta property="og:image" content="https:\/\/tarla\.example([^"]+)"/.exec(payload)!
    return address!
  }
  const flat = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const get = (url: string) => site.app.inject(url)
  /** Mean colour of a part of an image; position in eighths from the left and the top. */
  const colourAt = async (bytes: Buffer, left: number, top: number) => {
    const piece = sharp(bytes).extract({ left: left * 150, top: Math.round(top * 78.75), width: 60, height: 60 })
    return (await sharp(await piece.png().toBuffer()).stats()).channels.map(({ mean }) => Math.round(mean))
  }

  test('every page has its own, in the recommended size and within the byte limit', async () => {
    const { slug } = (await site.admin('POST /services', { name: 'Etüt' })).body
    await site.admin('PUT /admin/page-content/about', { title: 'Biz' })
    await site.admin('PUT /admin/page-content/sustainability', { lead: 'Su ve toprak.' })
    const pages = ['/', '/urunler', '/hizmetler', '/surdurulebilirlik', '/iletisim', '/blog', '/gizlilik']
    const paths = [`/hizmetler/${slug}`, '/hakkimizda', ...some(pages, 4)]
    const addresses = await Promise.all(paths.map(addressOn))
    expect(new Set(addresses).size).toBe(paths.length)
    const seen = new Set<string>()
    for (const address of addresses) {
      const { statusCode, headers, rawPayload } = await get(address)
      expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/jpeg'])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
      expect(rawPayload.length).toBeLessThan(200_000)
      seen.add(rawPayload.toString('base64'))
    }
    expect(seen.size).toBe(paths.length)
  })

  test('rendered once per content, with a new URL after a change', async () => {
    const { id, slug } = (await site.admin('POST /products', { name: 'Kök 6' })).body
    const before = await addressOn(`/urunler/${slug}`)
    stored = []
    const first = await get(before)
    expect(stored.map(({ bytes }) => bytes)).toEqual([first.rawPayload])
    await site.admin('POST /products', { name: 'Başka' })
    expect((await get(before)).rawPayload).toEqual(first.rawPayload)
    expect(stored.length).toBe(1)

    await site.admin(`PUT /products/${id}`, { name: 'Kök 7', slug })
    const after = await addressOn(`/urunler/${slug}`)
    expect(after).not.toBe(before)
    const second = await get(after)
    expect(second.rawPayload).not.toEqual(first.rawPayload)
    const old = await get(before)
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
    expect(old.rawPayload).toEqual(second.rawPayload)
  })

  test('show the picture beside the title, transparent ones on the background colour', async () => {
    const imageUrl = await upload(
      await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c00' } })
        .jpeg()
        .toBuffer(),
    )
    const { slug } = (await site.admin('POST /products', { name: 'Kırmızı', imageUrl })).body
    const { rawPayload } = await get(await addressOn(`/urunler/${slug}`))
    const [red, green] = await colourAt(rawPayload, 6, 4)
    expect([red! > 180, green! < 30]).toEqual([true, true])

    const free = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } })
      .composite([
        {
          input: await sharp({ create: { width: 100, height: 100, channels: 3, background: '#00c' } })
            .png()
            .toBuffer(),
        },
      ])
      .png()
      .toBuffer()
    const other = (await site.admin('POST /products', { name: 'Serbest', imageUrl: await upload(free) })).body
    const onPaper = (await get(await addressOn(`/urunler/${other.slug}`))).rawPayload
    for (const value of await colourAt(onPaper, 7, 0)) expect(value).toBeGreaterThan(235)
    const [, , blue] = await colourAt(onPaper, 6, 4)
    expect(blue).toBeGreaterThan(180)
  })

  test('show an SVG, unless it takes too long to render', async () => {
    const svg = (content: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${content}</svg>`)
    const steps = '<feMorphology operator="dilate" radius="90"/><feMorphology operator="erode" radius="90"/>'
    const hostile = `<filter id="f">${steps.repeat(400)}</filter><rect width="400" height="400" fill="#00c" filter="url(#f)"/>`
    const blueOf = async (name: string, content: string) => {
      const imageUrl = await upload(svg(content), 'upload-logo')
      const { slug } = (await site.admin('POST /products', { name, imageUrl })).body
      const [red, , blue] = await colourAt((await get(await addressOn(`/urunler/${slug}`))).rawPayload, 6, 4)
      return blue! - red! > 100
    }
    expect(await blueOf('Çizim', '<rect width="400" height="400" fill="#00c"/>')).toBe(true)
    expect(await blueOf('Ağır çizim', hostile)).toBe(false)
  })

  test.each(['imageUrl', 'shareImageUrl'])('focal point of the %s: visible', async (field) => {
    const width = field === 'imageUrl' ? 1600 : 2600
    const halves = await sharp({ create: { width, height: 600, channels: 3, background: '#00c' } })
      .composite([{ input: await flat(width / 4, 600, '#c00'), left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    const { slug } = (await site.admin('POST /products', { name: 'Odak', [field]: await upload(halves) })).body
    const left = field === 'imageUrl' ? 6 : 2
    const blueAt = async () => (await colourAt((await get(await addressOn(`/urunler/${slug}`))).rawPayload, left, 4))[2]
    const before = await addressOn(`/urunler/${slug}`)
    expect(await blueAt()).toBeGreaterThan(180)
    const [kept] = (await site.admin('GET /admin/pictures?sort=["id","DESC"]')).body
    await site.admin(`PUT /admin/pictures/${kept.id}`, { focalX: 0, focalY: 0.5 })
    expect(await addressOn(`/urunler/${slug}`)).not.toBe(before)
    expect(await blueAt()).toBeLessThan(40)
  })

  test('noise stays within the byte limit', async () => {
    const imageUrl = await upload(await drawn(1200, 900).sharpen({ sigma: 3 }).jpeg({ quality: 100 }).toBuffer())
    const { slug } = (await site.admin('POST /products', { name: 'Gürültü', imageUrl })).body
    expect((await get(await addressOn(`/urunler/${slug}`))).rawPayload.length).toBeLessThan(200_000)
  })

  test('follow redirects, and 404 for a missing page', async () => {
    const { id, slug } = (await site.admin('POST /products', { name: 'Eski ad' })).body
    await site.admin(`PUT /products/${id}`, { slug: 'yeni-ad' })
    const moved = await get(`/og/urunler/${slug}.jpg?v=1`)
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/og/urunler/yeni-ad.jpg'])
    for (const path of [
      '/og/urunler/yok.jpg',
      '/og/yok.jpg',
      '/og/index',
      '/og/',
      '/og/onizleme/x.jpg',
      '/og/urunler/%2e%2e.jpg',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
    const draft = { title: 'Gizli', content: 'x', publishOption: 'draft' }
    const post = (await site.admin('POST /blog', draft)).body
    expect((await get(`/og/blog/${post.slug}.jpg`)).statusCode).toBe(404)
  })

  const headOf = async (path: string) => (await site.app.inject(path)).payload.split('</head>')[0]!

  test.each([
    ['POST /products', 'PUT /products/:id', '/urunler/', { name: 'Ad', shortDescription: 'Kısa.' }],
    ['POST /services', 'PUT /services/:id', '/hizmetler/', { name: 'Ad', shortDescription: 'Kısa.' }],
    [
      'POST /blog',
      'PUT /blog/:id',
      '/blog/',
      { title: 'Ad', excerpt: 'Kısa.', content: 'Metin', publishOption: 'now' },
    ],
  ])(
    '%s: entered title, description and OG image, derived ones for empty fields',
    async (create, update, list, given) => {
      const made = await site.admin(create as 'POST /products', given)
      expect(made.body).toMatchObject({ seoTitle: null, seoDescription: null, shareImageUrl: null })
      const path = list + made.body.slug
      const derived = await headOf(path)
      expect(derived).toMatch(/<title>Ad \| /)
      expect(derived).toContain('<meta name="description" content="Kısa."/>')

      const shareImageUrl = await upload(await flat(900, 900, '#0a0'))
      const entered = { seoTitle: 'Aranan & bulunan', seoDescription: 'Başka\nsöz.', shareImageUrl }
      const put = update.replace(':id', made.body.id) as 'PUT /products/1'
      const changed = (await site.admin(put, { ...entered, publishOption: 'now' })).body
      expect(changed).toMatchObject(entered)
      const head = await headOf(path)
      expect(head).toMatch(/<title>Aranan &amp; bulunan \| /)
      expect(head).toContain('<meta name="description" content="Başka söz."/>')
      expect(head).toContain('<meta property="og:title" content="Aranan &amp; bulunan"/>')
      const { rawPayload } = await get(await addressOn(path))
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
      for (const left of [0, 4, 7]) expect((await colourAt(rawPayload, left, 4))[1]).toBeGreaterThan(150)

      await site.admin(put, { seoTitle: '', seoDescription: ' ', shareImageUrl: '', publishOption: 'now' })
      expect(await headOf(path)).toMatch(/<title>Ad \| /)
      const refused = await site.admin(put, { seoTitle: 'x'.repeat(201), publishOption: 'now' })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['seoTitle']])
    },
  )

  test('the about page has its picture', async () => {
    const entered = { title: 'Biz', seoTitle: 'Kimiz', seoDescription: 'Ölçen firma.', shareImageUrl: null }
    await site.admin('PUT /admin/page-content/about', entered)
    expect(await headOf('/hakkimizda')).toMatch(/<title>Kimiz \| [\s\S]*content="Ölçen firma."/)
    expect((await site.call('GET /page-content/about')).body).toMatchObject(entered)
  })

  test('503 while the page cannot be rendered, 200 afterwards', async () => {
    const { slug } = (await site.admin('POST /products', { name: 'Sessizken' })).body
    isSilent = true
    const { statusCode, headers } = await get(`/og/urunler/${slug}.jpg`).finally(() => {
      isSilent = false
    })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect((await get(`/og/urunler/${slug}.jpg`)).statusCode).toBe(200)
  })

  test('rendered while the storage is unavailable', async () => {
    const { slug } = (await site.admin('POST /products', { name: 'Depo uzakta' })).body
    isAway = true
    try {
      expect((await get(`/og/urunler/${slug}.jpg`)).statusCode).toBe(200)
    } finally {
      isAway = false
    }
  })

  test('stored apart from uploads', async () => {
    expect(stored.length).toBeGreaterThan(0)
    const uploads: string[] = []
    for await (const { name } of site.storage.list()) uploads.push(name)
    for (const { name } of stored) {
      expect(uploads).not.toContain(name)
      expect((await get(`/uploads/${name}`)).statusCode).toBe(404)
    }
    const { removed, unknown } = await collectGarbage(site.services, { isDryRun: true, now: Date.now() + 99 * DAY })
    const named = [...removed.names, ...unknown]
    for (const { name } of stored) expect(named).not.toContain(name)
  })

  test('pruned after a month, and rendered again on request', async () => {
    const address = await addressOn('/urunler')
    const first = (await get(address)).rawPayload
    const count = async () => {
      let files = 0
      for await (const _ of site.sharingFiles!.list()) files++
      return files
    }
    expect(await count()).toBeGreaterThan(0)
    await pruneOgImages(site.sharingFiles!, () => Date.now() + 29 * DAY).run()
    expect(await count()).toBeGreaterThan(0)
    await pruneOgImages(site.sharingFiles!, () => Date.now() + 31 * DAY).run()
    expect(await count()).toBe(0)
    // The process still has it in memory; another change makes it render again.
    await site.admin('POST /products', { name: 'Bir daha' })
    expect((await get(address)).rawPayload).toEqual(first)
    expect(await count()).toBe(1)
  })
})

test.each(some(dialects, 2))('OG images: stored on S3 and served from there, on %s', async (dialect) => {
  const s3 = await startS3Server()
  const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey }
  const settings = readSettings({ STORAGE_URL: s3.url, ...keys })
  const storage = await openStorage(settings)
  const sharingFiles = await openStorage(settings, 'sharing')
  const at = await createEmptyDatabase(dialect)
  const open = () => createTestApp(dialect, { source, storage, sharingFiles, at })
  let site = await open()
  try {
    const { payload, headers } = await formOf(['file', await drawn(800, 600).png().toBuffer()])
    const { publicUrl } = (await site.admin('POST /files/upload-product-image', payload, { headers })).body
    const { slug } = (await site.admin('POST /products', { name: 'Kök 6', imageUrl: publicUrl })).body
    const path = `/og/urunler/${slug}.jpg`
    s3.asked.length = 0
    const { statusCode, rawPayload } = await site.app.inject(path)
    expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, 'jpeg'])
    // Renditions of the upload may still be in progress.
    const [kept] = s3.asked.filter((line) => /^PUT .*\.jpg$/.test(line))
    expect(kept).toMatch(/\/site\/resimler\/sharing\/[0-9a-f]{64}\.jpg$/)

    await site.close()
    site = await open()
    s3.asked.length = 0
    expect((await site.app.inject(path)).rawPayload).toEqual(rawPayload)
    expect(s3.asked).toEqual([kept!.replace('PUT', 'GET')])
  } finally {
    await site.close()
    await s3.close()
    await rm(at.folder, { recursive: true, force: true })
  }
})

describe('title of an OG image', () => {
  /** Position and width of each line. */
  const linesOf = async (title: string) => {
    const font = await openTitleFont()
    const set: { line: string; end: number; y: number; size: number }[] = []
    const watched: Font = {
      ...font,
      draw(line, at) {
        set.push({ line, end: at.x + font.widthOf(line, at.size), ...at })
        return font.draw(line, at)
      },
    }
    entry.renderOgImageSvg({ siteName: 'Filiz', title, path: '/x', font: watched })
    return set.filter(({ line }) => line !== 'Filiz')
  }
  const forty = Array.from({ length: 40 }, (_, i) => `sözcükler${i}`).join(' ')

  test.each([
    ['short', 'Etüt', 84, 1],
    ['of some words', 'Toprak nemi nasıl ölçülür, sulama zamanı nasıl anlaşılır?', 76, 5],
    ['of forty words', forty, 47, 7],
    ['of one long word', 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına', 47, 1],
  ])('%s: fits on the panel in the largest size, or ends with an ellipsis', async (_, title, size, least) => {
    const lines = await linesOf(title)
    expect(lines.length).toBeGreaterThanOrEqual(least)
    for (const line of lines) {
      expect(line.size).toBe(size)
      expect(line.end).toBeLessThan(556 + 0.2493 * line.y)
      expect(line.y).toBeLessThan(500)
    }
    const text = lines.map(({ line }) => line).join(' ')
    expect(text === title || (text.endsWith('…') && title.startsWith(text.slice(0, -1)))).toBe(true)
  })

  test('is kerned, with Turkish letters', async () => {
    const { widthOf, draw } = await openTitleFont()
    expect(widthOf('AVAV', 100)).toBeLessThan(2 * widthOf('A', 100) + 2 * widthOf('V', 100))
    const missing = draw('\u4e2d', { x: 0, y: 0, size: 10 })
    for (const letter of 'ığüşöçİĞÜŞÖÇâîû')
      expect([letter, draw(letter, { x: 0, y: 0, size: 10 }) === missing]).toEqual([letter, false])
  })
})
