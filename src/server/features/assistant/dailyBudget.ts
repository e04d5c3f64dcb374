import { createSigner } from '../../platform/crypto/tokens.ts'
import { anyTable } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'

export interface DailyBudget {
  /**
   * Counts a request, for all instances together; false if the daily budget is spent. Each visitor (by network) may use
   * a share of the budget, and all visitors together leave a share to administrators.
   */
  take(network?: string): Promise<boolean>
  /** Seconds until the next day begins. */
  untilTomorrow(): number
}

interface Context {
  db: Db
  /** Requests per day. */
  limit: number
  /** IANA time zone in which days begin. */
  timeZone: string
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Share of a day's requests reserved for drafts, and share of the rest for one visitor. */
const FOR_DRAFTS = 1 / 5
const PER_VISITOR = 1 / 10
/** Key of the counter of all visitors together. */
const EVERYBODY = ''

export function createDailyBudget({ db, limit, timeZone, now = Date.now }: Context): DailyBudget {
  const dayAt = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const clockAt = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
  const signer = createSigner(db, 'visitors of the assistant')
  const forVisitors = limit - Math.floor(limit * FOR_DRAFTS)

  return {
    async take(network) {
      const day = dayAt.format(now())
      // The table contains no addresses, and its keys cannot be linked across days.
      const visitor = network === undefined ? undefined : await signer.sign(`${day} ${network}`)
      try {
        await db.transaction().execute(async (trx) => {
          if (visitor !== undefined) {
            await trx.deleteFrom('aiVisitors').where('day', '<', day).execute()
            await increment(trx, 'aiVisitors', { day, visitor }, Math.ceil(forVisitors * PER_VISITOR))
            await increment(trx, 'aiVisitors', { day, visitor: EVERYBODY }, forVisitors)
          }
          await increment(trx, 'aiUsage', { day }, limit)
        })
        return true
      } catch (error) {
        if (error instanceof LimitReached) return false
        throw error
      }
    },
    untilTomorrow() {
      const [hours = 0, minutes = 0, seconds = 0] = clockAt.format(now()).split(':').map(Number)
      return (24 - hours) * 3600 - minutes * 60 - seconds
    },
  }
}

/** Rolls back the counts of the same request. */
class LimitReached extends Error {}

async function increment(trx: Db, table: 'aiUsage' | 'aiVisitors', key: Record<string, string>, limit: number) {
  const counted = await anyTable(trx)
    .insertInto(table)
    .values({ ...key, requests: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(Object.keys(key))
        .doUpdateSet((eb) => ({ requests: eb(`${table}.requests`, '+', 1) }))
        .where(`${table}.requests`, '<', limit),
    )
    .returning('requests')
    .executeTakeFirst()
  if (!counted) throw new LimitReached()
}
