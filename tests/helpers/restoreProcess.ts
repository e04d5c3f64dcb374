import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServices } from '../../src/server/api/services.ts'
import { runCommand } from '../../src/server/cli/runCommand.ts'
import { archiveSource } from '../../src/server/features/backups/makeBackup.ts'
import { restoreBackup } from '../../src/server/features/backups/restoreBackup.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { SYSTEM } from '../../src/server/platform/db/transaction.ts'
import { backupsOf } from './backups.ts'
import { killAtStatement } from './killAtStatement.ts'

/**
 * A process that restores the backup `NAME` as the panel or the command line does (`BY`). It kills itself at SQL statement number
 * `KILL_AT`, or with `KILL_HALF` while the command line writes its backup of the current data; prints the number of statements.
 */
const { BY, NAME, DATA_DIR, KILL_HALF } = process.env as Record<string, string>
const countStatements = killAtStatement(
  () => KILL_HALF !== undefined && readdirSync(DATA_DIR!).some((name) => name.endsWith('.partial')),
)
const settings = readSettings(process.env)

if (BY === 'panel') {
  const { close, ...database } = await connect(settings.DATABASE_URL)
  const services = await createServices(settings, database)
  const context = backupsOf({ services })
  await restoreBackup(context, archiveSource(context, NAME!), { actor: SYSTEM })
  await close()
} else {
  const { status } = await runCommand(['restore', join(settings.BACKUP_URL!, NAME!)], {
    settings: () => settings,
    input: process.stdin,
    print() {},
    printError: console.error,
  })
  process.exitCode = status
}
process.stdout.write(`${countStatements()}\n`)
