import { createSigner } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/db/tables.ts'

export interface DailyBudget {
  /**
   * Counts one request, unless today's are spent: by all instances together. A visitor has a share of them, by the network
   * that the request comes from, and all visitors together leave some to the administrators.
   */
  take(network?: string): Promise<boolean>
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
/** Which part of a day's requests visitors leave to drafts, and which part of theirs one visitor may have. */
const FOR_DRAFTS = 1 / 5
const OF_ONE_VISITOR = 1 / 10
/** In place of a visitor: all of them. */
const EVERYBODY = ''

export function createDailyBudget({ db, most, timeZone, now = Date.now }: Ground): DailyBudget {
  const dayAt = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const clockAt = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
  const signer = createSigner(db, 'visitors of the assistant')
  const ofVisitors = most - Math.floor(most * FOR_DRAFTS)
  const ofOneVisitor = Math.ceil(ofVisitors * OF_ONE_VISITOR)

  const takeOfAll = async (trx: Db, day: string) => {
    const counted = await trx
      .insertInto('aiUsage')
      .values({ day, requests: 1 })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet((eb) => ({ requests: eb('aiUsage.requests', '+', 1) }))
          .where('aiUsage.requests', '<', most),
      )
      .returning('requests')
      .executeTakeFirst()
    if (!counted) throw new Spent()
  }

  const takeOfVisitor = async (trx: Db, day: string, visitor: string, share: number) => {
    const counted = await trx
      .insertInto('aiVisitors')
      .values({ day, visitor, requests: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'visitor'])
          .doUpdateSet((eb) => ({ requests: eb('aiVisitors.requests', '+', 1) }))
          .where('aiVisitors.requests', '<', share),
      )
      .returning('requests')
      .executeTakeFirst()
    if (!counted) throw new Spent()
  }

  return {
    async take(network) {
      const day = dayAt.format(now())
      // The table tells no addresses, and nobody can be followed from one day to the next.
      const visitor = network === undefined ? undefined : await signer.sign(`${day} ${network}`)
      try {
        await db.transaction().execute(async (trx) => {
          if (visitor !== undefined) {
            await trx.deleteFrom('aiVisitors').where('day', '<', day).execute()
            await takeOfVisitor(trx, day, visitor, ofOneVisitor)
            await takeOfVisitor(trx, day, EVERYBODY, ofVisitors)
          }
          await takeOfAll(trx, day)
        })
        return true
      } catch (error) {
        if (error instanceof Spent) return false
        throw error
      }
    },
    untilTomorrow() {
      const [hours = 0, minutes = 0, seconds = 0] = clockAt.format(now()).split(':').map(Number)
      return 24 * HOUR - hours * HOUR - minutes * 60 - seconds
    },
  }
}

/** Undoes what the same request was counted under before. */
class Spent extends Error {}
