import type { PageData, RenderedPage, SiteEntry } from '../../src/contract/site.ts'
import type { SiteSource } from '../../src/server/site/assets/builtSite.ts'

interface SmallSite {
  /** Canonical path of a URL; the URL itself by default. */
  addressOf?(url: string): string
  isUnbounded?(url: string): boolean
  /** API paths that the page requests. */
  requestsOf?(address: string): string[]
  /** The rendered page; its path by default. */
  render?(address: string, data: PageData): Partial<RenderedPage>
  more?: Partial<SiteEntry>
}

/** A replacement of the built site, for tests of how the server requests, caches and serves pages. */
export function smallSite({
  addressOf = (url) => url,
  isUnbounded = () => false,
  requestsOf = () => [],
  render = () => ({}),
  more,
}: SmallSite = {}): SiteSource {
  const entry: SiteEntry = {
    matchPage(url) {
      const address = addressOf(url)
      return {
        address,
        locale: 'tr',
        isUnbounded: isUnbounded(url),
        requests: requestsOf(address),
        prepare: async (responses) => responses,
        render: async (data) => ({ status: 200, head: '', html: address, modules: [], ...render(address, data) }),
      }
    },
    pages: () => [],
    renderMarkdown: async (markdown) => markdown,
    favicon: () => '<svg/>',
    appIcon: () => '<svg/>',
    renderOgImageSvg: () => '',
    ...more,
  }
  const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
  return { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }
}
