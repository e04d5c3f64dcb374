import { run } from './run.ts'

await run({ isDev: process.argv.includes('--dev') })
