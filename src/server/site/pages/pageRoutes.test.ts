import { expect, test } from 'vitest'
import { smallSite } from '../../../../tests/helpers/smallSite.ts'
import { createTestApp } from '../../../../tests/helpers/testApp.ts'
import { createApp } from '../../api/app.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)

/** A site that records the addresses of rendered pages. */
function recordingSite(
  render: (path: string, responses: object) => { status?: number; html: string },
  more: Parameters<typeof smallSite>[0] = {},
) {
  const rendered: string[] = []
  const source = smallSite({
    isUnbounded: (url) => url.includes('?'),
    render(path, { responses }) {
      rendered.push(path)
      return render(path, responses)
    },
    ...more,
  })
  return { rendered, source }
}

test('page cache: addresses that anyone can create are cached, and do not evict pages of the site', async () => {
  const { rendered, source } = recordingSite((path) => ({
    status: path.startsWith('/yok') ? 404 : 200,
    html: MEGABYTE,
  }))
  const site = await createTestApp('sqlite', { source })
  const read = ['/', '/urunler']
  // Each takes two megabytes in memory: together more than the partition of the site's pages.
  const invented = Array.from({ length: 34 }, (_, i) => (i % 2 ? `/ara?q=${i}` : `/yok-${i}`))
  for (const path of [...read, ...invented]) await site.app.inject(path)
  expect(rendered).toEqual([...read, ...invented])
  for (const path of [...read, invented.at(-1)!]) await site.app.inject(path)
  expect(rendered).toHaveLength(read.length + invented.length)
  await site.close()
})

test("page cache: forged preview links share one rendering per page, without each other's tokens", async () => {
  const { rendered, source } = recordingSite(
    (path, answers) => ({ status: path.startsWith('/onizleme/') ? 404 : 200, html: Object.keys(answers).join(' ') }),
    {
      addressOf: (url) => url.split('?')[0]!,
      isUnbounded: () => false,
      requestsOf: (path) => (path.startsWith('/onizleme/') ? [`/blog/preview/${path.slice(10)}`, '/services'] : []),
    },
  )
  const site = await createTestApp('sqlite', { source })
  const tokens = Array.from({ length: 20 }, (_, i) => `${i + 1}.abc.sahte`)
  for (const [address, status] of [
    ['/urunler?onizleme=', 200],
    ['/onizleme/', 404],
    ['/onizleme/1.abc.yok?onizleme=', 404],
  ] as const) {
    rendered.length = 0
    const answers = await Promise.all(tokens.map((token) => site.app.inject(address + token)))
    answers.push(await site.app.inject(address + tokens[0]))
    expect([address, rendered.length]).toEqual([address, 1])
    for (const { statusCode, headers } of answers)
      expect({ statusCode, ...headers }).toMatchObject({
        statusCode: status,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
  }
  const page = (await site.app.inject('/onizleme/7.abc.sahte')).payload
  expect(page).toContain('>/blog/preview/7.abc.sahte /services</div>')
  expect(page).toContain('"/blog/preview/7.abc.sahte":{"status":404')
  expect((await site.app.inject('/urunler')).payload).not.toContain('/previews/')
  // A change invalidates the cache.
  rendered.length = 0
  await site.admin('POST /services', { name: 'Sulama', description: 'x' })
  expect((await site.app.inject('/onizleme/8.abc.sahte')).payload).toContain('Sulama')
  expect(rendered).toHaveLength(1)
  await site.close()
})

test('a page that fails to render is logged without its preview token', async () => {
  const { source } = recordingSite(() => {
    throw new Error('cannot draw')
  })
  const site = await createTestApp('sqlite')
  const lines: string[] = []
  const app = await createApp({
    settings: site.settings,
    services: site.services,
    source,
    logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
  })
  const { id } = (await site.admin('POST /blog', { title: 'Taslak', content: 'x' })).body
  const { url } = (await site.admin(`GET /blog/admin/${id}/preview-link`)).body
  const { pathname } = new URL(url)
  expect((await app.inject(`${pathname}?sayfa=2`)).statusCode).toBe(500)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { path: expect.stringMatching(/^\/onizleme\/[\w.]+…$/) },
  ])
  expect(lines.join('')).not.toContain(pathname.split('.').at(-1))
  await app.close()
  await site.close()
})
