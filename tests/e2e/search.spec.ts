import type { APIRequestContext } from '@playwright/test'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { some } from '../helpers/slowTests.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { demoProduct, detailPath, missingPath, publicPaths } from './routes.ts'

/** Metadata in the HTML of a URL. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  const [head = ''] = html.split('</head>')
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, value]) => value!)
  const [data] = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    path,
    status: answer.status(),
    titles: all(/<title>(.*?)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]+)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]+)"/g),
    robots: all(/<meta name="robots" content="([^"]+)"/g),
    images: all(/<meta property="og:image" content="([^"]+)"/g),
    things: data
      ? (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type'])
      : [],
  }
}

/** Path of an absolute URL: the port differs between runs. */
const pathOf = (address: string) => new URL(address).pathname

test('metadata: every page has its own title, description and OG tags', async ({ request }) => {
  const pages = await Promise.all(some(publicPaths, 3).map((path) => read(request, path)))
  for (const { path, status, titles, descriptions, canonicals, robots, images } of pages)
    await test.step(path, async () => {
      expect([titles.length, descriptions.length, images.length]).toEqual([1, 1, 1])
      const isIndexed = status === 200 && path !== '/ara'
      expect([canonicals.map(pathOf), robots]).toEqual(isIndexed ? [[path], []] : [[], ['noindex']])
      const image = await request.get(pathOf(images[0]!))
      expect([image.status(), image.headers()['content-type']]).toEqual([
        200,
        expect.stringMatching(/^image\/(png|webp|jpeg)$/),
      ])
    })
  const found = pages.filter(({ status }) => status === 200)
  for (const messages of ['titles', 'descriptions'] as const)
    expect(new Set(found.map((page) => page[messages][0])).size, messages).toBe(found.length)
})

test('sitemap: lists every page under its canonical URL', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address!))
  expect(new Set(listed).size).toBe(listed.length)
  const pages = await Promise.all(listed.map((path) => read(request, path)))
  expect(pages.map(({ status, canonicals }) => [status, ...canonicals.map(pathOf)])).toEqual(
    listed.map((path) => [200, path]),
  )
  const visited = await Promise.all(publicPaths.map((path) => read(request, path)))
  expect(
    visited.filter(({ status, path }) => status === 200 && !listed.includes(path)).map(({ path }) => path),
  ).toEqual(['/ara'])
})

test('sitemap and feed: valid XML, and the feed links to its posts', async ({ page, request }) => {
  await page.goto('/')
  const parse = (xml: string) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    const links = [...document.querySelectorAll('item > link')].map((link) => link.textContent!)
    return { root: document.documentElement.nodeName, errors: document.querySelectorAll('parsererror').length, links }
  }
  const parsed = async (path: string) => page.evaluate(parse, await (await request.get(path)).text())
  expect(await parsed('/sitemap.xml')).toMatchObject({ root: 'urlset', errors: 0 })
  const feed = await parsed('/rss.xml')
  expect(feed).toMatchObject({ root: 'rss', errors: 0 })
  expect(feed.links.length).toBeGreaterThan(0)
  for (const link of feed.links) expect((await request.get(pathOf(link))).status(), link).toBe(200)
})

test('metadata: updated by navigation', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/)
  const things = () =>
    page.evaluate(() => {
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      return scripts.map((script) =>
        JSON.parse(script.textContent!)['@graph'].map((thing: { name?: string }) => thing.name),
      )
    })
  const one = async (selector: string, attribute: string) => {
    await expect(page.locator(selector)).toHaveCount(1)
    return page.locator(selector).getAttribute(attribute)
  }
  await page.goto('/urunler')
  await untilHydrated(page)
  await page
    .getByRole('link', { name: new RegExp(demoProduct.name) })
    .first()
    .click()
  await expect(page).toHaveTitle(new RegExp(demoProduct.name))
  expect(pathOf((await one('link[rel=canonical]', 'href'))!)).toBe(detailPath)
  expect(await one('meta[property="og:title"]', 'content')).toBe(demoProduct.name)
  // Structured data is in documents only; none remains for another page.
  expect(await things()).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: siteTexts.nav.products, exact: true }).first().click()
  await expect(page).toHaveTitle(new RegExp(siteTexts.products.title))
  expect(pathOf((await one('link[rel=canonical]', 'href'))!)).toBe('/urunler')
  await page.goto(missingPath)
  expect(await one('meta[name=robots]', 'content')).toBe('noindex')
})
