import type { Readable } from 'node:stream'
import { createServices, type Services } from '../api/services.ts'
import { OperatorError } from '../platform/config/operatorError.ts'
import type { Settings } from '../platform/config/settings.ts'
import { connect, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { notifyInstances } from '../platform/db/notify.ts'
import { DatabaseInUse } from '../platform/db/sqlite.ts'
import { createChanges, type ProcessChanges } from '../platform/db/transaction.ts'

/** Arguments and options of a command, by name. */
export type Values = Record<string, string | boolean | undefined>

export interface Option {
  type: 'string' | 'boolean'
  /** Placeholder of the value in the help. */
  value?: string
  help: string
}

/** A command of the administration tool, with its help. */
export interface Command {
  /** One sentence. */
  summary: string
  details: string
  /** Required arguments in order: name and meaning. */
  operands?: Record<string, string>
  /** Optional arguments, after the required ones. */
  optionalOperands?: Record<string, string>
  options?: Record<string, Option>
  /** Works on the project's source files instead of the site's data. */
  worksOnSources?: true
  /** Whether the server may run at the same time. */
  serverMayRun: keyof typeof SERVER_MAY_RUN
  /** Returns the lines to print. Throws `OperatorError` for a refusal with one line. */
  run(settings: Settings, values: Values, input: Readable): Promise<string[] | CommandResult>
}

/** Lines to print with an exit status; the process exits even if work is still running. */
export interface CommandResult {
  lines: string[]
  status: number
}

/** Sentences of the help. */
export const SERVER_MAY_RUN = {
  always: 'The server may be running.',
  postgres: 'With the embedded database the server must be stopped; with PostgreSQL it may be running.',
  never: 'The server must be stopped.',
} as const

export interface CommandContext {
  settings: Settings
  database: Database
  /** Notifies running servers on PostgreSQL. */
  changes: ProcessChanges
  /** Names of the migrations that this command ran. */
  migrated: readonly string[]
}

/** Makes a command of a function that needs the migrated database. */
export const withDatabase =
  <More extends unknown[]>(work: (context: CommandContext, ...more: More) => Promise<string[]>) =>
  async (settings: Settings, ...more: More): Promise<string[]> => {
    const database = await connect(settings.DATABASE_URL, { isLongRunning: true }).catch((error: unknown) => {
      throw error instanceof DatabaseInUse
        ? new OperatorError(
            `DATA_DIR: the server is using the database in ${settings.DATA_DIR}; stop it, and try again.`,
          )
        : error
    })
    const { db, dialect } = database
    const changes = createChanges()
    if (dialect === 'postgres') changes.relayTo((table) => notifyInstances(db, table))
    try {
      return await work({ settings, database, changes, migrated: await migrate(database) }, ...more)
    } finally {
      await database.close()
    }
  }

/** Makes a command of a function that needs all services of the server. */
export const withServices = <More extends unknown[]>(
  work: (services: Services, settings: Settings, ...more: More) => Promise<string[]>,
) =>
  withDatabase(async ({ settings, database, changes }, ...more: More) =>
    work(await createServices(settings, database, { changes }), settings, ...more),
  )
