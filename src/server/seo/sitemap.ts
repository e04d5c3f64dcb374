import type { SitePage } from '../../contract/site.ts'
import type { Ask } from '../rendering/answers.ts'
import { type Item, lastChangeOf, pathOfItem, read, readItems } from './items.ts'
import { element, textElement, xmlDocument } from './xml.ts'

/** An address for search engines, and when what is there last changed. */
export interface Address {
  path: string
  lastmod?: string
}

/** What one file may hold (sitemaps.org, "Sitemap index files"). */
export const MOST_ADDRESSES = 50_000

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** Every address that visitors can open, read from what the API shows them. */
export async function findAddresses(pages: readonly SitePage[], ask: Ask): Promise<Address[]> {
  const found = await Promise.all(pages.map((page) => addressesOf(page, ask)))
  return found.flat()
}

async function addressesOf({ path, subject, items }: SitePage, ask: Ask): Promise<Address[]> {
  if (items) {
    const things = await readItems(ask, items)
    return things.map((thing) => ({ path: pathOfItem(path, thing), lastmod: lastChangeOf([thing]) }))
  }
  if (!subject) return [{ path }]
  const body = await read(ask, subject)
  return body ? [{ path, lastmod: lastChangeOf([body].flat() as Item[]) }] : []
}

/** The addresses as a sitemap; more than one file may hold are spread over parts, which the first file then names. */
export function writeSitemap(origin: string, addresses: readonly Address[], most = MOST_ADDRESSES): string {
  if (addresses.length <= most) return writePart(origin, addresses)
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, i) => `/sitemap-${i + 1}.xml`)
  return list(
    origin,
    'sitemapindex',
    'sitemap',
    parts.map((path) => ({ path })),
  )
}

/** One part of many, counted from 1; undefined when there is no such part. */
export function writeSitemapPart(
  origin: string,
  addresses: readonly Address[],
  part: number,
  most = MOST_ADDRESSES,
): string | undefined {
  const those = addresses.slice((part - 1) * most, part * most)
  return addresses.length > most && those.length > 0 ? writePart(origin, those) : undefined
}

const writePart = (origin: string, addresses: readonly Address[]) => list(origin, 'urlset', 'url', addresses)

const list = (origin: string, name: string, entry: string, addresses: readonly Address[]) =>
  xmlDocument(
    element(
      name,
      NAMESPACE,
      ...addresses.map(({ path, lastmod }) =>
        element(entry, {}, element('loc', {}, new URL(path, origin).href), textElement('lastmod', lastmod)),
      ),
    ),
  )
