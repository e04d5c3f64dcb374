import { run } from '../../src/server/main/main.ts'

/** The server's process over the build that its first argument names; the second has its timeouts, as JSON. */
const [, , dist, timeouts] = process.argv
await run({ isDev: false, dist, ...(timeouts && { timeouts: JSON.parse(timeouts) }) })
