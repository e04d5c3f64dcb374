import { StatementSync } from 'node:sqlite'
import pg from 'pg'

/**
 * Has this process end, by its own hand, before its statement number `KILL_AT`, or the first one when it `isTime`, whichever
 * connection that is for: what begins and ends a transaction counts too. Answers what says how many there were.
 */
export function killAtStatement(isTime: () => boolean = () => false): () => number {
  const killAt = Number(process.env.KILL_AT)
  let statements = 0
  const counted = (driver: object, ...names: string[]) => {
    const methods = driver as Record<string, (...given: unknown[]) => unknown>
    for (const name of names) {
      const method = methods[name]!
      methods[name] = function (...given) {
        if (++statements === killAt || isTime()) process.kill(process.pid, 'SIGKILL')
        return method.apply(this, given)
      }
    }
  }
  counted(StatementSync.prototype, 'all', 'iterate', 'run')
  counted(pg.Client.prototype, 'query')
  return () => statements
}
