import { sql } from 'kysely'
import { PREVIEW_PATH } from '../../../contract/api/previews.ts'
import type { MissedPath } from '../../../contract/api/redirects.ts'
import { DAY } from '../../../contract/domain/zones.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Log, redactUrl } from '../../platform/observability/log.ts'
import { foldPath, INVISIBLE } from './addresses.ts'

const TABLE = 'missedPaths'

/** So long what is counted waits to be written together, in milliseconds. */
const PAUSE = 1000
/** Who asks for more different ones in that time is making them up. */
const MOST_AT_ONCE = 500
/** So many are kept, for so many days after the last time: those that were asked for most often, and for a part those that were last. */
export const MOST_KEPT = 500
/** In a list of what is asked for time and again a new one finds its place here, until it was asked for as often. */
const NEWEST_KEPT = 100
const DAYS_KEPT = 180
const LONGEST = 300

interface Ground {
  db: Db
  log: Pick<Log, 'warn'>
  /** Milliseconds since 1970. */
  now: () => number
}

export type NotFoundLog = ReturnType<typeof createNotFoundLog>

/** Counts which addresses visitors ask for in vain: in memory, and in the database a moment later. Of visitors nothing is kept. */
export function createNotFoundLog({ db, log, now }: Ground) {
  let counted = new Map<string, { count: number; lastAt: string }>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const taken = counted
    counted = new Map()
    if (taken.size)
      writing = writing
        .then(() => keep(db, taken, new Date(now() - DAYS_KEPT * DAY)))
        .catch((error: unknown) => log.warn({ err: error }, 'what was not found could not be counted'))
    return writing
  }

  return {
    /** Counts a readable path once more. */
    count(path: string): void {
      const known = counted.get(path)
      if (known) known.count += 1
      else if (counted.size >= MOST_AT_ONCE || !isTelling(path)) return
      counted.set(path, { count: known?.count ?? 1, lastAt: new Date(now()).toISOString() })
      timer ??= setTimeout(write, PAUSE).unref()
    },

    /** The one that was asked for most often first. */
    async list(): Promise<MissedPath[]> {
      await write()
      return db
        .selectFrom(TABLE)
        .select(['path', 'count', 'lastAt'])
        .orderBy('count', 'desc')
        .orderBy('lastAt', 'desc')
        .orderBy('path')
        .execute()
    },

    close: write,
  }
}

/** Deletes a path that leads elsewhere now, in every case that it was asked for in. */
export async function deleteNotFound(db: Db, path: string): Promise<void> {
  const folded = foldPath(path)
  const paths = (await db.selectFrom(TABLE).select('path').execute()).map((row) => row.path)
  const led = paths.filter((known) => foldPath(known) === folded)
  if (led.length > 0) await db.deleteFrom(TABLE).where('path', 'in', led).execute()
}

async function keep(db: Db, counted: Map<string, { count: number; lastAt: string }>, oldest: Date): Promise<void> {
  // In one order, for instances of an older version, which take no lock.
  const rows = [...counted].map(([path, more]) => ({ path, ...more })).sort((a, b) => (a.path < b.path ? -1 : 1))
  await db.transaction().execute(async (trx) => {
    // One instance at a time: each counts rows that the other may be about to leave out. The embedded database has one writer anyway.
    if (dialectOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${TABLE}))`.execute(trx)
    await trx
      .insertInto(TABLE)
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          count: sql<number>`${sql.ref('missedPaths.count')} + ${eb.ref('excluded.count')}`,
          lastAt: eb.ref('excluded.lastAt'),
        })),
      )
      .execute()
    const most = trx.selectFrom(TABLE).select('path').orderBy('count', 'desc').orderBy('lastAt', 'desc').orderBy('path')
    const newest = trx.selectFrom(TABLE).select('path').orderBy('lastAt', 'desc').orderBy('path')
    await trx
      .deleteFrom(TABLE)
      .where((eb) =>
        eb.or([
          eb('lastAt', '<', oldest.toISOString()),
          eb.and([
            eb('path', 'not in', most.limit(MOST_KEPT - NEWEST_KEPT)),
            eb('path', 'not in', newest.limit(NEWEST_KEPT)),
          ]),
        ]),
      )
      .execute()
  })
}

/**
 * Whether an address says something to an owner: what machines try everywhere (hidden files, other systems' entrances) and
 * parts of pages (pictures, styles) do not, and what may name a person or hold a key is nobody's to read.
 */
const isTelling = (path: string): boolean =>
  path.length <= LONGEST && !INVISIBLE.test(path) && redactUrl(path) === path && !SILENT.some((sign) => sign.test(path))

const SILENT = [
  /@/,
  /\/\./,
  /\/(?:wp-|wordpress\b|xmlrpc|phpmyadmin|pma\b|cgi-bin|vendor\/|node_modules\/|actuator|autodiscover|boaform|hnap1|owa\/|solr\/|telescope)/i,
  /\.(?:js|mjs|css|map|json|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|mp4|webm|env|ya?ml|ini|log|sql|bak|old|swp|gz|zip|tar|rar|7z)$/i,
  new RegExp(`^(?:${PREVIEW_PATH}|/login|/admin|/api|/uploads|/assets|/admin-assets)(?:/|$)`),
]
