import { runProcess } from './runProcess.ts'

await runProcess({ isDev: process.argv.includes('--dev') })
