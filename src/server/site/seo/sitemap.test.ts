import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../contract/site.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { SiteResponse } from '../apiClient/apiClient.ts'
import { findSections, type Section, writeSitemap, writeSitemapPart } from './sitemap.ts'

const pages = [
  { locale: 'tr', path: '/' },
  { locale: 'tr', path: '/urunler', subject: '/products' },
  { locale: 'tr', path: '/urunler/:slug', items: '/products' },
  { locale: 'tr', path: '/hakkimizda', subject: '/page-content/about' },
] as const satisfies SitePage[]
/** A server without ranges: its response depends on the path only. */
const asking = (answers: Record<string, SiteResponse | undefined>) => async (path: string) =>
  answers[path.split('?')[0]!]
const findAddresses = async (...found: Parameters<typeof findSections>) => {
  const sections = await findSections(...found)
  return (await Promise.all(sections.map(({ count, read }) => read(0, count)))).flat()
}
const answered = (body: unknown, status = 200): SiteResponse => ({ status, body })

describe('sitemap addresses from a server without ranges', () => {
  test('are those of existing pages, with the time of their last change', async () => {
    const products = [
      { id: 1, slug: 'kök/6', updatedAt: '2026-05-12T08:00:00.000Z', date: '2026-06-01T11:00:00Z' },
      { id: 2, slug: null, createdAt: 'eskiden' },
    ]
    const requestApi = asking({ '/products': answered(products), '/page-content/about': answered({}, 404) })
    expect(await findAddresses(pages, requestApi)).toEqual([
      { path: '/' },
      { path: '/urunler', lastmod: '2026-06-01T11:00:00.000Z' },
      { path: '/urunler/k%C3%B6k%2F6', lastmod: '2026-06-01T11:00:00.000Z' },
      { path: '/urunler/2', lastmod: undefined },
    ])
  })

  test.each([undefined, answered('broken', 500)])('are never incomplete: %o', async (answer) => {
    const found = findAddresses(pages, asking({ '/products': answer, '/page-content/about': answered({}) }))
    await expect(found).rejects.toThrow(Refused)
  })
})

describe('sitemap addresses from a server with ranges', () => {
  const all = Array.from({ length: 1000 }, (_, i) => ({ id: i + 1, updatedAt: new Date(1e12 + i).toISOString() }))
  let sent = 0
  const requestApi = async (path: string): Promise<SiteResponse> => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    if (pathname !== '/products') return answered({}, 404)
    const [first, last] = JSON.parse(searchParams.get('range') ?? '[0,999999]')
    const rows = (searchParams.has('sort') ? all.toReversed() : all).slice(first, last + 1)
    sent += rows.length
    return { ...answered(rows), total: all.length }
  }

  test('are complete over all parts, and a part reads only its own rows', async () => {
    const sections = await findSections(pages, requestApi)
    expect(sent).toBeLessThan(10)
    const part = (number: number) => writeSitemapPart('https://filiz.example', sections, number, 300)
    const paths = []
    for (const number of [1, 2, 3, 4]) paths.push(...(await part(number))!.matchAll(/<loc>(.*?)<\/loc>/g))
    expect(paths.map(([, path]) => path!.replace('https://filiz.example', ''))).toEqual([
      '/',
      '/urunler',
      ...all.map(({ id }) => `/urunler/${id}`),
    ])
    sent = 0
    expect(await part(5)).toBeUndefined()
    expect(sent).toBe(0)
    expect(await part(3)).toContain('/urunler/700<')
    expect(sent).toBe(300)
  })

  test('have for a list page the time of the last change in the list', async () => {
    const [, list] = await findSections(pages, requestApi)
    expect(await list!.read(0, 1)).toEqual([{ path: '/urunler', lastmod: all.at(-1)!.updatedAt }])
  })
})

describe('sitemap file', () => {
  const addresses = ['a', 'b', 'c'].map((name) => ({ path: `/${name}`, lastmod: '2026-05-12T08:00:00.000Z' }))
  const sections: Section[] = [{ count: 3, read: async (first, count) => addresses.slice(first, first + count) }]
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

  test('contains absolute, escaped addresses', async () => {
    const xml = await writeSitemap('https://filiz.example', [{ count: 1, read: async () => [{ path: "/a&b<'>" }] }])
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        "<url><loc>https://filiz.example/a&#38;b%3C'%3E</loc></url></urlset>\n",
    )
  })

  test('is an index of parts if there are more addresses than a file may contain', async () => {
    expect(locations(await writeSitemap('https://filiz.example', sections, 3))).toHaveLength(3)
    const index = await writeSitemap('https://filiz.example', sections, 2)
    expect(index).toContain('<sitemapindex ')
    expect(locations(index)).toEqual(['https://filiz.example/sitemap-1.xml', 'https://filiz.example/sitemap-2.xml'])
    const parts = await Promise.all(
      [1, 2].map(async (part) => (await writeSitemapPart('https://filiz.example', sections, part, 2))!),
    )
    expect(parts.flatMap(locations)).toEqual(addresses.map(({ path }) => `https://filiz.example${path}`))
    expect(parts[0]).toContain('<lastmod>2026-05-12T08:00:00.000Z</lastmod>')
    expect(await writeSitemapPart('https://filiz.example', sections, 3, 2)).toBeUndefined()
    expect(await writeSitemapPart('https://filiz.example', sections, 1, 3)).toBeUndefined()
  })
})
