import type { Identifier } from 'ra-core'

/** Number of concurrent calls: faster than one by one, without blocking other requests. */
const CONCURRENCY = 4

/** Some of several calls failed; `failed` has the reason of each. */
export class PartlyFailed extends Error {
  readonly done: readonly Identifier[]
  readonly failed: ReadonlyMap<Identifier, unknown>
  constructor(done: readonly Identifier[], failed: ReadonlyMap<Identifier, unknown>) {
    super()
    this.done = done
    this.failed = failed
  }
}

/** Why the first of several calls failed; any other error is its own reason. */
export const reasonOf = (error: unknown): unknown =>
  error instanceof PartlyFailed ? error.failed.values().next().value : error

/** Runs the same call for each record, also after failures; throws `PartlyFailed` unless all succeed. */
export async function settleEach(ids: readonly Identifier[], work: (id: Identifier) => Promise<unknown>) {
  const failed = new Map<Identifier, unknown>()
  const waiting = [...ids]
  async function runNext() {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await work(id)
      } catch (error) {
        failed.set(id, error)
      }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext))
  const done = ids.filter((id) => !failed.has(id))
  if (failed.size > 0) throw new PartlyFailed(done, failed)
  return done
}
