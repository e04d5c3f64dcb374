import type { Identifier } from 'ra-core'

/** Calls under way at once: a server answers a few side by side sooner, and others are not kept waiting. */
const AT_ONCE = 4

/** Of several calls some went well; why each of the others did not. */
export class PartlyFailed extends Error {
  readonly done: readonly Identifier[]
  readonly failed: ReadonlyMap<Identifier, unknown>
  constructor(done: readonly Identifier[], failed: ReadonlyMap<Identifier, unknown>) {
    super()
    this.done = done
    this.failed = failed
  }
}

/** Does the same with each record, to the last one; throws `PartlyFailed` unless all went well. */
export async function settleEach(ids: readonly Identifier[], work: (id: Identifier) => Promise<unknown>) {
  const failed = new Map<Identifier, unknown>()
  const waiting = [...ids]
  async function goOn() {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await work(id)
      } catch (error) {
        failed.set(id, error)
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn))
  const done = ids.filter((id) => !failed.has(id))
  if (failed.size > 0) throw new PartlyFailed(done, failed)
  return done
}
