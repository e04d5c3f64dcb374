import { readProcessEnv } from './env.ts'
import { StartRefused } from './startRefused.ts'
import { startServer } from './startServer.ts'

/** The process: starts, says where it is, and ends when told to. */
try {
  const { stop } = await startServer(readProcessEnv(), { isDev: process.argv.includes('--dev') })
  const end = () => {
    for (const signal of SIGNALS) process.off(signal, end).on(signal, () => process.exit(1))
    void stop().then(() => process.exit(0))
  }
  const SIGNALS = ['SIGTERM', 'SIGINT'] as const
  for (const signal of SIGNALS) process.on(signal, end)
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
}
