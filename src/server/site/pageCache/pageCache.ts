import { LRUCache } from 'lru-cache'
import { isPublic, type Resource } from '../../../contract/schema/resource.ts'
import { BACKUP_RECORDS } from '../../features/backups/backupState.ts'
import { REDIRECTS } from '../../features/redirects/redirects.ts'
import { DELIVERIES } from '../../features/webhooks/deliveries.ts'
import type { Changes } from '../../platform/db/transaction.ts'
import type { EncodedBody } from '../../platform/http/compression.ts'
import { OUTBOX } from '../../platform/mail/outbox.ts'

/**
 * Page cache: rendered pages in memory, by address. A request for a page goes through these steps:
 * 1. `pageServer.ts` receives each request before the framework. A page that is cached and not stale is sent from memory, with the headers
 *    and the compressed body that were stored with it; every other request goes on to Fastify.
 * 2. `pages/pageRoutes.ts` resolves redirects and previews, and asks the cache for the page at its canonical address (`matchPage(url).address`: the
 *    path and what the page reads of the query).
 * 3. On a miss `pages/renderPage.ts` requests what the page needs from the API (`apiClient`), reads the facts about its pictures in one query,
 *    renders it and compresses it. Concurrent requests for an address share one rendering.
 * 4. It is stored when its status is 200 or 404 and no response was private. Addresses that anyone can invent have a partition of their own.
 *
 * Invalidation: every write emits a change event after its commit (`platform/db/transaction.ts`), which reaches all instances
 * (`platform/db/notify.ts`). `siteChanges` leaves out the tables that no page shows; every other event clears the cache. A page whose
 * rendering began before the change is sent to those who wait for it, but not stored. After `TTL` a page is rendered again; where that
 * fails, the stale page is served (stale if error) and the next attempts run in the background (stale while revalidate).
 *
 * Sharing pictures (`ogImages`) and sitemap, feed and manifest (`seo`) have caches of the same kind.
 */
export interface PageCache<Value extends Cached> {
  /** The cached value, else what `render` returns. Concurrent requests for an address share one rendering. */
  get(address: string, render: () => Promise<Value>): Promise<Value>
  /** The cached value, where there is one that is not stale. */
  find(address: string): Value | undefined
  /** Drops everything. What is being rendered is still served to those who wait for it, but not stored. */
  clear(): void
}

/** Properties of a value that decide whether and where it is stored. */
export interface Cached {
  /**
   * `pages` for pages of the site, `unbounded` for addresses that anyone can invent (queries, numbers, records that do not exist): values
   * evict only others of their partition. Undefined: the value is not stored.
   */
  partition: Partition | undefined
  /** Rendering it failed for a while: a cached version is served instead. */
  isFailed?: boolean
}

/** A rendered page. */
export interface CachedPage extends Cached {
  status: number
  /** Every header of the response, but for those of its encoding. */
  headers: Record<string, string>
  /** Compressed once for each encoding, as part of the cached response. */
  body: EncodedBody
}

type Partition = 'pages' | 'unbounded'

const MEGABYTE = 1024 * 1024
const MINUTE = 60_000

/** Age limit, in milliseconds, for what changes by itself: the year in the footer, or a change that this instance missed. */
const TTL = 10 * MINUTE
/** Age limit, in milliseconds, where another server has the data, so that no change events come. */
const TTL_WITHOUT_EVENTS = MINUTE
/** Retry back-off: time between two attempts to re-render a page whose re-rendering failed, in milliseconds. */
const RETRY_AFTER = 10_000

interface Entry<Value> {
  value: Value
  /** The last attempt to re-render it failed. */
  isFailing?: boolean
}

interface CacheOptions<Value> {
  /** Events that clear it (`siteChanges`); absent when another server has the data. */
  changes: SiteChanges | undefined
  /** In bytes. */
  sizeOf(value: Value): number
  /** In megabytes. */
  maxSize?: Record<Partition, number>
  /** Milliseconds, in tests. */
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
      // The library stores what `fetchMethod` returns, unless it is too large: that keeps out values of no partition or of the other one.
      sizeCalculation: ({ value }, address) =>
        value.partition === partition ? address.length + sizeOf(value) : maxSize[partition] * MEGABYTE + 1,
      ttl: changes ? TTL : TTL_WITHOUT_EVENTS,
      ttlResolution: 0,
      perf: { now: clock },
      noDeleteOnStaleGet: true,
      // A page that was dropped while it was rendered is served, but not stored: it may show what was before a change.
      ignoreFetchAbort: true,
      async fetchMethod(address, stale, { context: render, options, signal }) {
        const value = await render()
        if (value.isFailed && stale) {
          options.ttl = RETRY_AFTER
          return { value: stale.value, isFailing: true }
        }
        // Which partition a value belongs to is known only once it is rendered.
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
      // Stale while revalidate, where the last attempt failed: nobody waits for what is known to fail.
      const allowStale = cached?.isFailing === true
      return (await partition.forceFetch(address, { context: render, allowStale })).value
    },
    find: (address) => (partitions.pages.get(address) ?? partitions.unbounded.get(address))?.value,
    clear,
  }
}

/** Tables that no page shows, besides those of resources without an open endpoint. Redirects are looked up where no page is found. */
const HIDDEN: readonly string[] = [BACKUP_RECORDS, OUTBOX, REDIRECTS, DELIVERIES]

/** Change events of what the site shows. */
export interface SiteChanges {
  onChange(listener: () => void): void
}

/** Change events of all tables but those that no page shows, so that a new table is never left out. A visitor's message evicts no page. */
export function siteChanges(changes: Changes, resources: Record<string, Resource>): SiteChanges {
  const notPublic = Object.values(resources).filter((resource) => !isPublic(resource))
  const hidden = new Set([...HIDDEN, ...notPublic.map(({ name }) => name)])
  return { onChange: (listener) => void changes.subscribe((table) => hidden.has(table) || listener()) }
}
