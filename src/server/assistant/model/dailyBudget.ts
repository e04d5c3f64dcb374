import type { Db } from '../../db/tables.ts'

export interface DailyBudget {
  /** Counts one request, unless today's are spent: by all instances together. */
  take(): Promise<boolean>
  /** Seconds until the next day begins. */
  untilTomorrow(): number
}

interface Ground {
  db: Db
  /** Requests of one day. */
  most: number
  /** IANA time zone in which days begin. */
  timeZone: string
  /** Milliseconds since 1970. */
  now?: () => number
}

const HOUR = 60 * 60

export function createDailyBudget({ db, most, timeZone, now = Date.now }: Ground): DailyBudget {
  const dayAt = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const clockAt = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
  return {
    async take() {
      const counted = await db
        .insertInto('aiUsage')
        .values({ day: dayAt.format(now()), requests: 1 })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet((eb) => ({ requests: eb('aiUsage.requests', '+', 1) }))
            .where('aiUsage.requests', '<', most),
        )
        .returning('requests')
        .executeTakeFirst()
      return counted !== undefined
    },
    untilTomorrow() {
      const [hours = 0, minutes = 0, seconds = 0] = clockAt.format(now()).split(':').map(Number)
      return 24 * HOUR - hours * HOUR - minutes * 60 - seconds
    },
  }
}
