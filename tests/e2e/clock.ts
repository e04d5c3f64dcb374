import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A clock of a server's own, which can be moved forward while it runs. */
export class Clock {
  #ahead = 0
  readonly #file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead')
  /** What the server must be started with. */
  readonly settings = {
    MOVED_CLOCK: this.#file,
    NODE_OPTIONS: `--import=${new URL('movedClock.mjs', import.meta.url)}`,
  }

  constructor() {
    this.move(0)
  }

  /** Milliseconds since 1970, as the server has it. */
  now = () => Date.now() + this.#ahead

  move(milliseconds: number): void {
    this.#ahead += milliseconds
    // The server reads it at any moment, and is to find none that is half written.
    writeFileSync(`${this.#file}.new`, String(this.#ahead))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
