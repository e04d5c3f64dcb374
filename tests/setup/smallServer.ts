import { runProcess } from '../../src/server/runProcess.ts'

/** The server's process over the build that its first argument names. */
await runProcess({ isDev: false, dist: process.argv[2] })
