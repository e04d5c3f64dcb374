import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { DeviceKind, VisitEvent } from '../../../contract/api/visitCalls.ts'
import { dayIn, wallClock } from '../../../contract/domain/zones.ts'
import { randomToken } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'

export interface View {
  /** `2026-05-01` in the site's time zone. */
  day: string
  /** Canonical path of the page. */
  path: string
  /** Host of the linking page, or empty. */
  host: string
  device: DeviceKind
  /** Client address and user agent; neither is stored. */
  visitor: readonly [address: string, userAgent: string]
}

type Visitor = View['visitor']

/** Row of `visitors` that counts a day's visitors of the whole site. */
export const WHOLE_SITE = ''

/**
 * Counts a page view. A visitor of a day is recognized by keyed hashes, one for the site, the page and the row each, so that
 * hashes of one visitor cannot be linked without the key: the insert of a hash decides, on any instance, whether the visitor is new.
 */
export async function countView(db: Db, { visitor, ...view }: View): Promise<void> {
  const { day, path, host, device } = view
  const key = await keyOf(db, day)
  const hashOf = (...scope: string[]) => keyedHash(key, [...visitor, ...scope])
  const [ofSite, ofPage, ofRow] = [hashOf(), hashOf(path), hashOf(path, host, device)]
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('visitHashes')
      .values([ofSite, ofPage, ofRow].map((hash) => ({ day, hash })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .execute()
    const isNew = (hash: string) => inserted.some((row) => row.hash === hash)
    const counted = [...(isNew(ofSite) ? [WHOLE_SITE] : []), ...(isNew(ofPage) ? [path] : [])]
    if (counted.length)
      await trx
        .insertInto('visitors')
        .values(counted.map((page) => ({ day, path: page, visitors: 1 })))
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet({ visitors: sql<number>`${sql.ref('visitors.visitors')} + 1` }),
        )
        .execute()
    await trx
      .insertInto('visits')
      .values({ ...view, views: 1, visitors: isNew(ofRow) ? 1 : 0 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'path', 'host', 'device']).doUpdateSet((eb) => ({
          views: sql<number>`${sql.ref('visits.views')} + 1`,
          visitors: sql<number>`${sql.ref('visits.visitors')} + ${eb.ref('excluded.visitors')}`,
        })),
      )
      .execute()
  })
}

const keyedHash = (key: string, parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

/** Visitors of a day who have to search for the same words before these are stored. */
const SAME_SEARCHES = 3

interface MissedSearch {
  day: string
  words: string
  visitor: Visitor
}

/** Counts a search that found nothing. The words are stored when the third visitor of a day has searched for them; until then only hashes are. */
export async function countMissedSearch(db: Db, { day, words, visitor }: MissedSearch): Promise<void> {
  const key = await keyOf(db, day)
  const hashes = { words: keyedHash(key, [words]), visitor: keyedHash(key, [...visitor, words]) }
  await db
    .insertInto('searchHashes')
    .values({ day, ...hashes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Counted after the insert is committed: of several visitors at once, at least the last one sees all hashes.
  const row = await db
    .selectFrom('searchHashes')
    .select(({ fn }) => fn.countAll().as('visitors'))
    .where('day', '=', day)
    .where('words', '=', hashes.words)
    .executeTakeFirstOrThrow()
  const visitors = Number(row.visitors)
  if (visitors < SAME_SEARCHES) return
  await db
    .insertInto('missedSearches')
    .values({ day, words, visitors })
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet({ visitors }).where('missedSearches.visitors', '<', visitors),
    )
    .execute()
}

/** The key of a day, which its first view creates. Not cached: a restore of a backup replaces it. */
async function keyOf(db: Db, day: string): Promise<string> {
  const stored = db.selectFrom('visitKeys').select('key').where('day', '=', day)
  const found = await stored.executeTakeFirst()
  if (found) return found.key
  await db
    .insertInto('visitKeys')
    .values({ day, key: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await stored.executeTakeFirstOrThrow()).key
}

export async function countEvent(db: Db, { day, event }: { day: string; event: VisitEvent }): Promise<void> {
  await db
    .insertInto('visitEvents')
    .values({ day, event, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'event']).doUpdateSet({ count: sql<number>`${sql.ref('visitEvents.count')} + 1` }),
    )
    .execute()
}

const MONTHS_KEPT = 25

interface PruneContext {
  db: Db
  now: () => number
  /** IANA time zone in which days begin. */
  timeZone: string
}

/** Every hour: deletes keys and hashes of days that have ended, and counts older than 25 months. */
export const pruneVisits = ({ db, now, timeZone }: PruneContext): Job =>
  everyHour('prune visits', now, async () => {
    const moment = new Date(now())
    const today = dayIn(timeZone, moment)
    for (const table of ['visitKeys', 'visitHashes', 'searchHashes'] as const)
      await db.deleteFrom(table).where('day', '<', today).execute()
    const { year, month, day } = wallClock(moment, timeZone)
    const oldest = new Date(Date.UTC(year, month - 1 - MONTHS_KEPT, day)).toISOString().slice(0, 10)
    for (const table of ['visits', 'visitors', 'visitEvents', 'missedSearches'] as const)
      await db.deleteFrom(table).where('day', '<', oldest).execute()
  })
