import type { SiteEntry } from '../../src/contract/site.ts'
import type { SiteSource } from '../../src/server/site/assets/builtSite.ts'

/** A site of the front page, the products, and a page for each: enough of one to ask for pages that are there and that are not. */
export function pagesOfProducts(): SiteSource {
  const slugIn = (path: string) => /^\/urunler\/([^/?]+)$/.exec(path.split('?')[0]!)?.[1]
  const isPage = (path: string) => slugIn(path) !== undefined || ['/', '/urunler'].includes(path.split('?')[0]!)
  /** The list reads `sayfa`, and no page reads anything else of a query. */
  const addressOf = (url: string) => {
    const page = /^\/urunler\?(?:.*&)?(sayfa=\d+)/.exec(url)?.[1]
    if (page) return `/urunler?${page}`
    return isPage(url) ? url.split('?')[0]! : '/*'
  }
  const entry: SiteEntry = {
    addressOf: (url) => ({ address: addressOf(url), isOpenEnded: url.includes('sayfa=') }),
    needsOf: (path) => (slugIn(path) === undefined ? [] : [`/products/${slugIn(path)}`]),
    render: async ({ path, answers }) => {
      const statuses = Object.values(answers).map(({ status }) => status)
      if (statuses.some((status) => status >= 500)) return { status: 503, head: '', html: path, modules: [] }
      const isThere = isPage(path) && statuses.every((status) => status === 200)
      return { status: isThere ? 200 : 404, head: '', html: path, modules: [] }
    },
    pages: () => [],
    proseOf: async (markdown) => markdown,
    favicon: () => '<svg/>',
    drawSharingPicture: () => '',
  }
  const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
  return { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }
}
