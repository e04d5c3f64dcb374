import { describe, expect, test } from 'vitest'
import type { Answered } from '../rendering/answers.ts'
import { Refused } from '../shared/problems.ts'
import { findAddresses, writeSitemap, writeSitemapPart } from './sitemap.ts'

const pages = [
  { path: '/' },
  { path: '/urunler', subject: '/products' },
  { path: '/urunler/:slug', items: '/products' },
  { path: '/hakkimizda', subject: '/page-content/about' },
]
const asking = (answers: Record<string, Answered | undefined>) => async (path: string) => answers[path]
const answered = (body: unknown, status = 200): Answered => ({ status, body })

describe('the addresses', () => {
  test('are those of pages that are there, with the time of their last change', async () => {
    const products = [
      { id: 1, slug: 'kök/6', updatedAt: '2026-05-12T08:00:00.000Z', date: '2026-06-01T11:00:00Z' },
      { id: 2, slug: null, createdAt: 'eskiden' },
    ]
    const ask = asking({ '/products': answered(products), '/page-content/about': answered({}, 404) })
    expect(await findAddresses(pages, ask)).toEqual([
      { path: '/' },
      { path: '/urunler', lastmod: '2026-06-01T11:00:00.000Z' },
      { path: '/urunler/k%C3%B6k%2F6', lastmod: '2026-06-01T11:00:00.000Z' },
      { path: '/urunler/2', lastmod: undefined },
    ])
  })

  test.each([undefined, answered('broken', 500)])('are not told in part: %o', async (answer) => {
    const told = findAddresses(pages, asking({ '/products': answer, '/page-content/about': answered({}) }))
    await expect(told).rejects.toThrow(Refused)
  })
})

describe('a sitemap', () => {
  const addresses = ['a', 'b', 'c'].map((name) => ({ path: `/${name}`, lastmod: '2026-05-12T08:00:00.000Z' }))
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

  test('names whole addresses, escaped', () => {
    const xml = writeSitemap('https://filiz.example', [{ path: "/a&b<'>" }])
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        "<url><loc>https://filiz.example/a&#38;b%3C'%3E</loc></url></urlset>\n",
    )
  })

  test('becomes an index of parts when there are more than one file may hold', () => {
    expect(locations(writeSitemap('https://filiz.example', addresses, 3))).toHaveLength(3)
    const index = writeSitemap('https://filiz.example', addresses, 2)
    expect(index).toContain('<sitemapindex ')
    expect(locations(index)).toEqual(['https://filiz.example/sitemap-1.xml', 'https://filiz.example/sitemap-2.xml'])
    const parts = [1, 2].map((part) => writeSitemapPart('https://filiz.example', addresses, part, 2)!)
    expect(parts.flatMap(locations)).toEqual(addresses.map(({ path }) => `https://filiz.example${path}`))
    expect(parts[0]).toContain('<lastmod>2026-05-12T08:00:00.000Z</lastmod>')
    expect(writeSitemapPart('https://filiz.example', addresses, 3, 2)).toBeUndefined()
    expect(writeSitemapPart('https://filiz.example', addresses, 1, 3)).toBeUndefined()
  })
})
