import { runCommand } from './cli/runCommand.ts'
import { readProcessSettings } from './platform/config/settings.ts'

/** The administrator's tool: `npm run cli -- <verb>`. What it says goes to standard output, why it cannot to the other. */
const { status, leavesBehind } = await runCommand(process.argv.slice(2), {
  settings: readProcessSettings,
  input: process.stdin,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (error) => console.error(error),
})
if (leavesBehind) process.exit(status)
process.exitCode = status
