import type { SiteEntry } from '../../src/contract/site.ts'
import type { SiteSource } from '../../src/server/site/assets/builtSite.ts'
import { smallSite } from './smallSite.ts'

/** A site with a home page, a paginated list of products (`sayfa`), a page for each product, and pages of search results. `onRender` is called with each path. */
export function pagesOfProducts(onRender: (address: string) => void = () => {}, more?: Partial<SiteEntry>): SiteSource {
  const slugIn = (path: string) => /^\/urunler\/([^/?]+)$/.exec(path.split('?')[0]!)?.[1]
  const isPage = (path: string) =>
    slugIn(path) !== undefined || ['/', '/urunler', '/ara', '/en/search'].includes(path.split('?')[0]!)
  return smallSite({
    addressOf(url) {
      const page = /^\/urunler\?(?:.*&)?(sayfa=\d+)/.exec(url)?.[1]
      if (page) return `/urunler?${page}`
      return isPage(url) ? url.split('?')[0]! : '/*'
    },
    isUnbounded: (url) => url.includes('sayfa='),
    requestsOf: (path) => (slugIn(path) === undefined ? [] : [`/products/${slugIn(path)}`]),
    render(path, { responses }) {
      onRender(path)
      const statuses = Object.values(responses).map(({ status }) => status)
      if (statuses.some((status) => status >= 500)) return { status: 503 }
      const isThere = isPage(path) && statuses.every((status) => status === 200)
      return isThere ? { status: 200, ogImage: { title: 'Kök 6', version: '1' } } : { status: 404 }
    },
    ...(more && { more }),
  })
}
