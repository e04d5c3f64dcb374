import { LRUCache } from 'lru-cache'
import { isPublic } from '../../../contract/api/keyAccess.ts'
import { MINUTE } from '../../../contract/domain/durations.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { BACKUP_RECORDS } from '../../features/backups/backupState.ts'
import { CDN_PURGES, enqueuePurges } from '../../features/cdn/purges.ts'
import { REDIRECTS } from '../../features/redirects/redirects.ts'
import { DELIVERIES } from '../../features/webhooks/deliveries.ts'
import type { Changes, ProcessChanges } from '../../platform/db/transaction.ts'
import { CONTENT_TAG } from '../../platform/http/cdnHeaders.ts'
import type { EncodedBody } from '../../platform/http/compression.ts'
import { MAIL_SETTINGS } from '../../platform/mail/mailSettings.ts'
import { OUTBOX } from '../../platform/mail/outbox.ts'

/**
 * Page cache: rendered pages in memory, by address. Steps of a page request:
 * 1. `pageServer.ts` receives each request before the framework. A cached page that is not stale is sent from
 *    memory, with the stored headers and compressed body; every other request continues to Fastify.
 * 2. `pages/pageRoutes.ts` resolves redirects and previews, and requests the page from the cache at its canonical
 *    address (`matchPage(url).address`: the path and the query parameters that the page reads).
 * 3. On a miss `pages/renderPage.ts` requests the page's data from the API (`apiClient`), reads the facts about its
 *    pictures in one query, renders the page and compresses it. Concurrent requests for an address share one rendering.
 * 4. The page is stored if its status is 200 or 404 and no response has failed or is private. Addresses that anyone
 *    can create have their own partition.
 *
 * Invalidation: every write emits a change event after its commit (`platform/db/transaction.ts`), which reaches all
 * instances (`platform/db/notify.ts`). `siteChanges` ignores the tables that no page shows; every other event clears
 * the cache. A page whose rendering began before the change is sent to the waiting requests, but not stored. After
 * `TTL` a page is rendered again; if that fails, the stale page is served (stale if error) and the next attempts run in
 * the background (stale while revalidate).
 * OG images (`ogImages`) and sitemap, feed and manifest (`seo`) have caches of the same type.
 */
export interface PageCache<Value extends Cached> {
  /** The cached value, else the result of `render`. Concurrent requests for an address share one rendering. */
  get(address: string, render: () => Promise<Value>): Promise<Value>
  /** The cached value, if there is one that is not stale. */
  find(address: string): Value | undefined
  /** Removes all values. Running renderings are still sent to waiting requests, but not stored. */
  clear(): void
}

/** Properties of a value that decide whether and where it is stored. */
export interface Cached {
  /**
   * `pages` for pages of the site, `unbounded` for addresses that anyone can create (queries, numbers, missing
   * records): values evict only others of their partition. Undefined: the value is not stored.
   */
  partition: Partition | undefined
  /** Rendering failed temporarily: a cached version is served instead. */
  isFailed?: boolean
}

export interface CachedPage extends Cached {
  status: number
  /** All headers of the response, except those of its encoding. */
  headers: Record<string, string>
  /** Compressed once for each encoding, as part of the cached response. */
  body: EncodedBody
}

type Partition = 'pages' | 'unbounded'

const MEGABYTE = 1024 * 1024

/** Maximum age in milliseconds, for changes without an event (the year in the footer) and for missed events. */
const TTL = 10 * MINUTE
/** For icons, OG images, sitemap and feed if another server has the data: without change events no page is stored. */
const TTL_WITHOUT_EVENTS = MINUTE
/** Retry back-off in milliseconds after a failed re-rendering of a page. */
const RETRY_AFTER = 10_000

interface Entry<Value> {
  value: Value
  /** The last re-rendering failed. */
  isFailing?: boolean
}

interface CacheOptions<Value> {
  /** Events that clear it (`siteChanges`); absent if another server has the data. */
  changes: SiteChanges | undefined
  /** In bytes. */
  sizeOf(value: Value): number
  /** In megabytes. */
  maxSize?: Record<Partition, number>
  /** Clock in milliseconds, for tests. */
  clock?: () => number
}

export function createPageCache<Value extends Cached>({
  changes,
  sizeOf,
  maxSize = { pages: 32, unbounded: 4 },
  clock = () => Date.now(),
}: CacheOptions<Value>): PageCache<Value> {
  const createPartition = (partition: Partition) =>
    new LRUCache<string, Entry<Value>, () => Promise<Value>>({
      maxSize: maxSize[partition] * MEGABYTE,
      // The library stores no value above the maximum size, and so none without a partition or of the other one.
      sizeCalculation: ({ value }, address) =>
        value.partition === partition ? address.length + sizeOf(value) : maxSize[partition] * MEGABYTE + 1,
      ttl: changes ? TTL : TTL_WITHOUT_EVENTS,
      ttlResolution: 0,
      perf: { now: clock },
      noDeleteOnStaleGet: true,
      // A page removed during its rendering is served, but not stored: it may show the state before a change.
      ignoreFetchAbort: true,
      async fetchMethod(address, stale, { context: render, options, signal }) {
        const value = await render()
        if (value.isFailed && stale) {
          options.ttl = RETRY_AFTER
          return { value: stale.value, isFailing: true }
        }
        // The partition of a value is known only after rendering.
        const { partition: target } = value
        if (target && target !== partition && !signal.aborted) partitions[target].set(address, { value })
        return { value }
      },
    })
  const partitions = { pages: createPartition('pages'), unbounded: createPartition('unbounded') }
  const clear = () => {
    for (const partition of Object.values(partitions)) partition.clear()
  }
  changes?.onChange(clear)

  return {
    async get(address, render) {
      const unbounded = partitions.unbounded.peek(address, { allowStale: true })
      const partition = unbounded ? partitions.unbounded : partitions.pages
      const cached = unbounded ?? partitions.pages.peek(address, { allowStale: true })
      // Stale while revalidate, if the last attempt failed: no request waits for a likely failure.
      const allowStale = cached?.isFailing === true
      return (await partition.forceFetch(address, { context: render, allowStale })).value
    },
    find: (address) => (partitions.pages.get(address) ?? partitions.unbounded.get(address))?.value,
    clear,
  }
}

/** Tables that no page shows, besides those of resources without an open endpoint. Redirects have their own cache. */
const HIDDEN: readonly string[] = [BACKUP_RECORDS, CDN_PURGES, MAIL_SETTINGS, OUTBOX, REDIRECTS, DELIVERIES]

export interface SiteChanges {
  onChange(listener: () => void): void
}

/** Change events of all tables except those that no page shows, so that a new table is included by default. */
export function siteChanges(changes: Changes, resources: Record<string, Resource>): SiteChanges {
  const isShown = shownTables(resources)
  return { onChange: (listener) => void changes.subscribe((table) => isShown(table) && listener()) }
}

/**
 * Records a CDN purge of all content in every transaction that makes cached pages stale; also for redirects, which may
 * take over the address of a page.
 */
export function recordPurges(
  changes: ProcessChanges,
  { resources, now }: { resources: Record<string, Resource>; now: () => number },
): void {
  const isShown = shownTables(resources)
  changes.recordWith(async (context, tables) => {
    if ([...tables].some((table) => isShown(table) || table === REDIRECTS))
      await enqueuePurges(context, [CONTENT_TAG], now())
  })
}

function shownTables(resources: Record<string, Resource>): (table: string) => boolean {
  const notPublic = Object.values(resources).filter((resource) => !isPublic(resource))
  const hidden = new Set([...HIDDEN, ...notPublic.map(({ name }) => name)])
  return (table) => !hidden.has(table)
}
