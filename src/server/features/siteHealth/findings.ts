import { setTimeout as pause } from 'node:timers/promises'
import { type Changes, EVERYTHING } from '../../platform/events/changes.ts'

/** A search that takes longer than this is followed by a rest of so many times as long: it never takes more of a processor. */
const QUICK = 500
const REST = 20

interface Search<T> {
  changes: Pick<Changes, 'subscribe'>
  /** What it rests on: a change in these tables makes what was found old. */
  tables: readonly string[]
  find(): Promise<T>
  /** So long an answer waits for a search that is under way, in milliseconds. */
  wait: number
}

/**
 * What a search through everything found: done again only when somebody asks and something has changed since. Undefined while
 * the first one is under way for longer than anybody waits.
 */
export function keepFindings<T>({ changes, tables, find, wait }: Search<T>): {
  read(): Promise<T | undefined>
  close(): void
} {
  let found: T | undefined
  let failure: unknown
  let isOld = true
  let restsUntil = 0
  let running: Promise<void> | undefined

  const close = changes.subscribe((table) => {
    if (table === EVERYTHING || tables.includes(table)) isOld = true
  })

  const search = async () => {
    const began = performance.now()
    isOld = false
    try {
      found = await find()
      failure = undefined
    } catch (error) {
      failure = error
      isOld = true
    }
    const took = performance.now() - began
    restsUntil = took > QUICK ? performance.now() + took * REST : 0
    running = undefined
  }

  return {
    close,
    async read() {
      if (isOld && performance.now() >= restsUntil) running ??= search()
      if (running) await Promise.race([running, pause(wait, undefined, { ref: false })])
      if (failure !== undefined) throw failure
      return found
    },
  }
}
