import { readProcessSettings } from '../platform/config/settings.ts'
import { StartRefused } from '../platform/config/startRefused.ts'
import { type StartOptions, startServer } from './start.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/** The process around a server: starts it, ends it when told to, and answers for both by its exit status. */
export async function run(options: StartOptions): Promise<void> {
  try {
    const { stop } = await startServer(readProcessSettings(), options)
    const end = () => {
      // Whoever says it twice does not want to wait.
      for (const signal of SIGNALS) process.off(signal, end).on(signal, () => process.exit(1))
      stop().then((isWhole) => process.exit(isWhole ? 0 : 1), fail)
    }
    for (const signal of SIGNALS) process.on(signal, end)
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): never {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
}
