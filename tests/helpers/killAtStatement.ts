import { StatementSync } from 'node:sqlite'
import pg from 'pg'

/**
 * Makes this process kill itself before SQL statement number `KILL_AT`, or before the first one for which `isTime` returns true.
 * Counts the statements of all connections, including those that begin and end transactions. Returns a function for their number.
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
