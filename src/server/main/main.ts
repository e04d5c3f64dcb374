import closeWithGrace from 'close-with-grace'
import { OperatorError } from '../platform/config/operatorError.ts'
import { readProcessSettings } from '../platform/config/settings.ts'
import { type StartOptions, startServer } from './start.ts'

/**
 * Events that close-with-grace ignores: only SIGTERM and SIGINT shut down; an uncaught error ends the process as in
 * Node.
 */
const SKIPPED: closeWithGrace.AllEvents[] = [
  ...(['SIGHUP', 'SIGQUIT', 'SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV', 'SIGUSR2'] as const),
  ...(['uncaughtException', 'unhandledRejection', 'beforeExit'] as const),
]

/** The server's process: starts the server and shuts it down on a signal. A second signal exits at once. The exit status is 1 on failure. */
export async function run(options: StartOptions): Promise<void> {
  try {
    const { stop } = await startServer(readProcessSettings(), options)
    // Shutdown has its own timeouts, and logs what is not complete.
    closeWithGrace({ delay: false, logger: false, skip: SKIPPED }, async () => {
      if (!(await stop())) throw new Error('shutdown incomplete')
    })
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(1)
  }
}
