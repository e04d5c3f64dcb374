import { run } from '../../src/server/process/main.ts'

/** The server's process over the build that its first argument names. */
await run({ isDev: false, dist: process.argv[2] })
