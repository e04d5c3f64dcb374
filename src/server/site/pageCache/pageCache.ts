import { LRUCache } from 'lru-cache'
import type { EncodedBody } from '../../platform/http/compression.ts'

/** What the cache has to know of a rendered page. */
export interface CachedPage {
  status: number
  /** Every header of the response, but for those of its encoding. */
  headers: Record<string, string>
  /** Compressed once for each encoding, as part of the cached response. */
  body: EncodedBody
  /**
   * Where it is stored: pages of the site, or addresses that anyone can invent (queries, numbers, records that do not
   * exist), which evict only each other. Undefined: it is not stored.
   */
  store: Store | undefined
  /** Rendering it failed for a while: a cached version is served instead. */
  isFailed: boolean
}

type Store = 'pages' | 'openEnded'

const MEGABYTE = 1024 * 1024
const MAX_SIZE: Record<Store, number> = { pages: 32 * MEGABYTE, openEnded: 4 * MEGABYTE }

/** Age limit, in milliseconds, for what changes by itself: the year in the footer, or a change that this instance missed. */
const TTL = 10 * 60_000
/** Retry back-off: time between two attempts to re-render a page whose re-rendering failed, in milliseconds. */
const RETRY_AFTER = 10_000

interface Entry<Page> {
  page: Page
  /** The last attempt to re-render it failed. */
  isFailing?: boolean
}

/**
 * Page cache: rendered pages in memory, by address. A request for a page goes through these steps:
 * 1. `pageServer.ts` receives each request before the framework. A page that is cached and not stale is sent from memory, with the headers
 *    and the compressed body that were stored with it; every other request goes on to Fastify.
 * 2. `pages/pageRoutes.ts` resolves redirects and previews, and asks the cache for the page at its canonical address (`addressOf`: the path
 *    and what the page reads of the query).
 * 3. On a miss `pages/renderPage.ts` requests what the page needs from the API (`apiClient`), reads the facts about its pictures in one query,
 *    renders it and compresses it. Concurrent requests for an address share one rendering.
 * 4. It is stored when its status is 200 or 404 and no response was private. Addresses that anyone can invent have a store of their own.
 *
 * Invalidation: every write emits a change event after its commit, on all instances (`platform/events`). `pageChanges.ts` leaves out the tables
 * that no page shows; every other event calls `clear`, which drops all pages. A page whose rendering began before the change is sent to those
 * who wait for it, but not stored. After `TTL` a page is rendered again; where that fails, the stale page is served (stale if error) and
 * the next attempts run in the background (stale while revalidate).
 */
export interface PageCache<Page extends CachedPage> {
  /** The cached page, else what `render` returns. Concurrent requests for an address share one rendering. */
  get(address: string, render: () => Promise<Page>): Promise<Page>
  /** The cached page, where there is one that is not stale. */
  find(address: string): Page | undefined
  /** Drops all pages. A page that is being rendered is still served to those who wait for it, but not stored. */
  clear(): void
}

/** `clock`: milliseconds, in tests. */
export function createPageCache<Page extends CachedPage>(clock = () => Date.now()): PageCache<Page> {
  const createStore = (store: Store) =>
    new LRUCache<string, Entry<Page>, () => Promise<Page>>({
      maxSize: MAX_SIZE[store],
      // Larger than the store means: not stored.
      sizeCalculation: ({ page }, address) =>
        page.store === store ? address.length + page.body.size : MAX_SIZE[store] + 1,
      ttl: TTL,
      ttlResolution: 0,
      perf: { now: clock },
      noDeleteOnStaleGet: true,
      // A page that was dropped while it was rendered is served, but not stored: it may show what was before a change.
      ignoreFetchAbort: true,
      async fetchMethod(address, stale, { context: render, options, signal }) {
        const page = await render()
        if (page.isFailed && stale) {
          options.ttl = RETRY_AFTER
          return { page: stale.page, isFailing: true }
        }
        if (page.store && page.store !== store && !signal.aborted) stores[page.store].set(address, { page })
        return { page }
      },
    })
  const stores = { pages: createStore('pages'), openEnded: createStore('openEnded') }

  return {
    async get(address, render) {
      const openEnded = stores.openEnded.peek(address, { allowStale: true })
      const store = openEnded ? stores.openEnded : stores.pages
      const cached = openEnded ?? stores.pages.peek(address, { allowStale: true })
      // Stale while revalidate, where the last attempt failed: nobody waits for what is known to fail.
      const allowStale = cached?.isFailing === true
      return (await store.forceFetch(address, { context: render, allowStale })).page
    },
    find: (address) => (stores.pages.get(address) ?? stores.openEnded.get(address))?.page,
    clear() {
      for (const store of Object.values(stores)) store.clear()
    },
  }
}
