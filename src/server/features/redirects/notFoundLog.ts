import { sql } from 'kysely'
import type { NotFoundEntry } from '../../../contract/api/administration.ts'
import { PREVIEW_PATHS } from '../../../contract/api/previews.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Log, redactUrl } from '../../platform/observability/log.ts'
import { foldPath, INVISIBLE } from './addresses.ts'

const TABLE = 'missedPaths'

/** Delay of the batched write in milliseconds. */
const WRITE_DELAY = 1000
/** Maximum number of different paths in a batch: more are a scan. */
const MAX_BATCH = 500
/** Maximum number of rows, most of them for the most requested paths. */
export const MAX_ROWS = 500
/** Rows for the latest paths, which have few requests yet. */
const MAX_NEWEST = 100
const DAYS_KEPT = 180
const MAX_LENGTH = 300

interface NotFoundContext extends ReadContext {
  log: Pick<Log, 'warn'>
}

type Batch = Map<string, { count: number; lastAt: string }>

export type NotFoundLog = ReturnType<typeof createNotFoundLog>

/** Not-found log: counts requests of missing paths in memory, without data of visitors, and writes them in batches. */
export function createNotFoundLog({ db, log, now }: NotFoundContext) {
  let pending: Batch = new Map()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const taken = pending
    pending = new Map()
    if (taken.size)
      writing = writing
        .then(() => storeCounts(db, taken, new Date(now() - DAYS_KEPT * DAY)))
        .catch((error: unknown) => log.warn({ err: error }, 'not-found log write failed'))
    return writing
  }

  return {
    /** Counts a request of a decoded path. */
    count(path: string): void {
      const count = (pending.get(path)?.count ?? 0) + 1
      if (count === 1 && (pending.size >= MAX_BATCH || !isWorthLogging(path))) return
      pending.set(path, { count, lastAt: new Date(now()).toISOString() })
      timer ??= setTimeout(write, WRITE_DELAY).unref()
    },

    /** Writes the pending counts, and returns all entries, the most requested first. */
    async list(): Promise<NotFoundEntry[]> {
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

/** Deletes the entries of a path that now has a redirect, in every spelling. */
export async function deleteNotFound(db: Db, path: string): Promise<void> {
  const folded = foldPath(path)
  const paths = (await db.selectFrom(TABLE).select('path').execute()).map((row) => row.path)
  const redirected = paths.filter((logged) => foldPath(logged) === folded)
  if (redirected.length > 0) await db.deleteFrom(TABLE).where('path', 'in', redirected).execute()
}

async function storeCounts(db: Db, counted: Batch, oldest: Date): Promise<void> {
  const rows = [...counted].map(([path, more]) => ({ path, ...more }))
  await db.transaction().execute(async (trx) => {
    // One instance at a time: another may be pruning the same rows. SQLite has one writer anyway.
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
            eb('path', 'not in', most.limit(MAX_ROWS - MAX_NEWEST)),
            eb('path', 'not in', newest.limit(MAX_NEWEST)),
          ]),
        ]),
      )
      .execute()
  })
}

/**
 * Whether a path is useful to the owner. Excluded are typical targets of scanners (hidden files, other systems'
 * logins), assets of pages, and paths that may contain a person's name or a key.
 */
const isWorthLogging = (path: string): boolean =>
  path.length <= MAX_LENGTH &&
  !INVISIBLE.test(path) &&
  redactUrl(path) === path &&
  !IGNORED.some((pattern) => pattern.test(path))

const IGNORED = [
  /@/,
  /\/\./,
  /\/(?:wp-|wordpress\b|xmlrpc|phpmyadmin|pma\b|cgi-bin|vendor\/|node_modules\/|actuator|autodiscover|boaform|hnap1|owa\/|solr\/|telescope)/i,
  /\.(?:js|mjs|css|map|json|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|mp4|webm|env|ya?ml|ini|log|sql|bak|old|swp|gz|zip|tar|rar|7z)$/i,
  new RegExp(`^(?:${PREVIEW_PATHS.join('|')}|/login|/admin|/api|/uploads|/assets|/admin-assets)(?:/|$)`),
]
