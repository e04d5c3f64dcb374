import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A server's clock, which can be moved forward while the server runs. */
export class Clock {
  #ahead = 0
  readonly #file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead')
  /** Settings of the server. */
  readonly settings = {
    MOVED_CLOCK: this.#file,
    NODE_OPTIONS: `--import=${new URL('movedClock.mjs', import.meta.url)}`,
  }

  constructor() {
    this.move(0)
  }

  /** The server's time in milliseconds since 1970. */
  now = () => Date.now() + this.#ahead

  move(milliseconds: number): void {
    this.#ahead += milliseconds
    // Atomic: the server may read the file at any moment.
    writeFileSync(`${this.#file}.new`, String(this.#ahead))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
