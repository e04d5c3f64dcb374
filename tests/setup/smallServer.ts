import { run } from '../../src/server/main/main.ts'

/** The server's process over the build that its first argument names; the second says how long its notice before a stop is. */
const [, , dist, notice] = process.argv
await run({ isDev: false, dist, notice: notice === undefined ? notice : Number(notice) })
