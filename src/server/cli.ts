import { runCommand } from './cli/runCommand.ts'
import { readProcessSettings } from './platform/config/settings.ts'

/** Administration tool: `npm run cli -- <verb>`. Output goes to standard output, refusals to standard error. */
const { status, mustExit } = await runCommand(process.argv.slice(2), {
  settings: readProcessSettings,
  input: process.stdin,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (error) => console.error(error),
})
if (mustExit) process.exit(status)
process.exitCode = status
