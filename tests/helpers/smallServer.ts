import { run } from '../../src/server/main/main.ts'

/** A server process over the build in its first argument, with the timeouts in its second (JSON). */
const [, , dist, timeouts] = process.argv
await run({ isDev: false, dist, ...(timeouts && { timeouts: JSON.parse(timeouts) }) })
