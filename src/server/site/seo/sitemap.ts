import type { Locale } from '../../../contract/constants.ts'
import { FIRST_LOCALE } from '../../../contract/domain/locales.ts'
import type { SitePage } from '../../../contract/site.ts'
import type { RequestApi } from '../apiClient/apiClient.ts'
import { type Item, lastChangeOf, pathOfItem, read, readPart } from './apiLists.ts'
import { element, textElement, xmlDocument } from './xml.ts'

/** A path in the sitemap, and when its page last changed. */
export interface Address {
  path: string
  lastmod?: string
  /** Paths of the page in each language, if there are several. */
  alternates?: Partial<Record<Locale, string>>
}

/** Addresses per file: fewer than allowed (sitemaps.org: 50,000), so that each is written quickly. */
export const MOST_ADDRESSES = 5000
/** Items per request. */
const SLICE = 200

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
/** Of links to the same page in another language. */
const XHTML = { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }

/** A section of the site's addresses, which are counted before they are read. */
export interface Section {
  count: number
  read(first: number, count: number): Promise<Address[]>
}

/** The sections of all public addresses, in the order of the pages. */
export const findSections = (pages: readonly SitePage[], requestApi: RequestApi): Promise<Section[]> =>
  Promise.all(
    pages.map((page) =>
      page.items ? listSection(page, page.items, pages, requestApi) : pageSection(page, pages, requestApi),
    ),
  )

async function listSection(
  page: SitePage,
  list: string,
  pages: readonly SitePage[],
  requestApi: RequestApi,
): Promise<Section> {
  const others = pages.find(({ path }) => path === page.alternate?.path)
  /** Paths of the pages in the other language, by the items' ids. */
  let paths: Promise<Map<unknown, string>> | undefined
  return {
    count: (await readPart(requestApi, list, 0, 1)).total,
    async read(first, count) {
      paths ??= others?.items ? pathsOf(others.path, others.items, requestApi) : Promise.resolve(new Map())
      const known = await paths
      const addressOf = (item: Item): Address => ({
        path: pathOfItem(page.path, item),
        lastmod: lastChangeOf([item]),
        ...alternatesOf(page, pathOfItem(page.path, item), known.get(item.id)),
      })
      const found: Item[] = []
      while (found.length < count) {
        const { items, whole } = await readPart(
          requestApi,
          list,
          first + found.length,
          Math.min(SLICE, count - found.length),
        )
        if (whole) return whole.slice(first, first + count).map(addressOf)
        if (!items.length) break
        found.push(...items)
      }
      return found.map(addressOf)
    },
  }
}

/** Paths of the pages of a whole list, by the items' ids. */
async function pathsOf(pattern: string, list: string, requestApi: RequestApi): Promise<Map<unknown, string>> {
  const paths = new Map<unknown, string>()
  for (let first = 0; ; first += SLICE) {
    const { items, whole, total } = await readPart(requestApi, list, first, SLICE)
    for (const item of whole ?? items) paths.set(item.id, pathOfItem(pattern, item))
    if (whole || items.length === 0 || first + SLICE >= total) return paths
  }
}

const alternatesOf = ({ locale, alternate }: SitePage, path: string, other: string | undefined) =>
  alternate && other !== undefined ? { alternates: { [locale]: path, [alternate.locale]: other } } : {}

async function pageSection(page: SitePage, pages: readonly SitePage[], requestApi: RequestApi): Promise<Section> {
  const { path, subject } = page
  const found = await addressOfPage()
  const address = found && { ...found, ...alternatesOf(page, path, page.alternate?.path) }
  return { count: address ? 1 : 0, read: async (first, count) => (address && !first && count ? [address] : []) }
  async function addressOfPage(): Promise<Address | undefined> {
    if (!subject) return { path }
    // The page of a list changes with its newest item and with the last change of any item.
    if (pages.some(({ items }) => items === subject)) return { path, lastmod: await lastChangeIn(requestApi, subject) }
    const body = await read(requestApi, subject)
    return body ? { path, lastmod: lastChangeOf([body].flat() as Item[]) } : undefined
  }
}

async function lastChangeIn(requestApi: RequestApi, list: string): Promise<string | undefined> {
  const newest = await readPart(requestApi, list, 0, 1)
  if (newest.whole) return lastChangeOf(newest.whole)
  const changed = await readPart(requestApi, list, 0, 1, ['updatedAt', 'DESC'])
  return lastChangeOf([...newest.items, ...changed.items])
}

const countIn = (sections: readonly Section[]) => sections.reduce((sum, { count }) => sum + count, 0)

/** A range of the addresses of all sections. */
async function readAddresses(sections: readonly Section[], first: number, count: number): Promise<Address[]> {
  const found: Address[] = []
  let begin = 0
  for (const section of sections) {
    const from = Math.max(0, first - begin)
    const wanted = Math.min(section.count, first + count - begin) - from
    if (wanted > 0) found.push(...(await section.read(from, wanted)))
    begin += section.count
  }
  return found
}

/** The sitemap: one file, or an index of parts if there are more addresses than a file contains. */
export async function writeSitemap(
  origin: string,
  sections: readonly Section[],
  most = MOST_ADDRESSES,
): Promise<string> {
  const count = countIn(sections)
  if (count <= most) return writePart(origin, await readAddresses(sections, 0, count))
  const parts = Array.from({ length: Math.ceil(count / most) }, (_, i) => ({ path: `/sitemap-${i + 1}.xml` }))
  return list(origin, 'sitemapindex', 'sitemap', parts)
}

/** A part of the sitemap, counted from 1; undefined if there is no such part. */
export async function writeSitemapPart(
  origin: string,
  sections: readonly Section[],
  part: number,
  most = MOST_ADDRESSES,
): Promise<string | undefined> {
  const count = countIn(sections)
  if (count <= most || (part - 1) * most >= count) return undefined
  return writePart(origin, await readAddresses(sections, (part - 1) * most, most))
}

const writePart = (origin: string, addresses: readonly Address[]) => list(origin, 'urlset', 'url', addresses)

const list = (origin: string, name: string, entry: string, addresses: readonly Address[]) =>
  xmlDocument(
    element(
      name,
      { ...NAMESPACE, ...(addresses.some(({ alternates }) => alternates) && XHTML) },
      ...addresses.map(({ path, lastmod, alternates = {} }) =>
        element(
          entry,
          {},
          element('loc', {}, new URL(path, origin).href),
          textElement('lastmod', lastmod),
          ...Object.entries({ ...alternates, ...defaultOf(alternates) }).map(([hreflang, href]) =>
            element('xhtml:link', { rel: 'alternate', hreflang, href: new URL(href, origin).href }),
          ),
        ),
      ),
    ),
  )

const defaultOf = (alternates: NonNullable<Address['alternates']>): Record<string, string> => {
  const path = alternates[FIRST_LOCALE]
  return path === undefined ? {} : { 'x-default': path }
}
