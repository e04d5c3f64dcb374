import { Readable } from 'node:stream'
import type { StatusLine } from '../../contract/api/administration.ts'
import { singletons } from '../../contract/singletons/index.ts'
import { createApp } from '../api/app.ts'
import { createServices } from '../api/services.ts'
import { createSiteHealth } from '../features/siteHealth/siteHealth.ts'
import { OperatorError } from '../platform/config/operatorError.ts'
import type { Settings } from '../platform/config/settings.ts'
import { connectToRead } from '../platform/db/connect.ts'
import { openStorage } from '../platform/storage/openStorage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { injectHead } from '../site/apiClient/apiClient.ts'
import { openBuiltSite } from '../site/assets/builtSite.ts'
import type { CommandResult } from './command.ts'

/** Settings to name beside a problem; the panel's messages are for owners and name none. */
const SETTINGS: Partial<Record<StatusLine['key'], string>> = {
  database: 'DATABASE_URL',
  storage: 'STORAGE_URL',
  disk: 'DATA_DIR',
  backup: 'BACKUP_URL, BACKUP_PASSPHRASE',
  mail: 'SMTP_URL, MAIL_FROM',
  cdn: 'CDN_PURGE_URL, CDN_PURGE_TOKEN, CDN_PURGE_KIND',
}

/**
 * Prints the panel's site health with the settings concerned. Read-only, also beside a running server. Exit status 1 if
 * any check is bad.
 */
export async function examine(settings: Settings): Promise<CommandResult> {
  const lines = await linesOf(settings)
  const problems = lines.filter(({ level }) => level !== 'ok')
  return {
    lines: problems.length ? problems.map(lineOf) : ['ok'],
    status: problems.some(({ level }) => level === 'bad') ? 1 : 0,
  }
}

function lineOf({ key, level, message }: StatusLine): string {
  const names = SETTINGS[key]
  const settings = names && !message.includes(names) ? ` (${names})` : ''
  return `${level.padEnd(4)}  ${key.padEnd(8)}  ${message}${settings}`
}

async function linesOf(settings: Settings): Promise<StatusLine[]> {
  try {
    const database = await connectToRead(settings.DATABASE_URL)
    const storage = await openStorage(settings).catch(brokenStorage)
    const services = await createServices(settings, database, { storage })
    const source = builtSite()
    const app = await createApp({ settings, services, source })
    const status = createSiteHealth({
      services,
      settings,
      singletons,
      headRequest: source && injectHead(app),
      log: app.log,
      wait: CHECK_TIMEOUT,
    })
    return await status.read('tr')
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return [{ key: 'database', level: 'bad', message: error.message }]
  }
}

/** Timeout of a check, in milliseconds; longer than the panel's. */
const CHECK_TIMEOUT = 60_000

/** Replacement for a storage that cannot be opened, so that only its own check fails. */
function brokenStorage(error: Error): Storage {
  const refuse = () => Promise.reject(error)
  const list = () => Readable.from([])
  return { put: refuse, open: refuse, remove: refuse, check: refuse, removePartial: refuse, list }
}

/** The built site; undefined without a build, whose pages cannot be checked. */
function builtSite() {
  try {
    return openBuiltSite()
  } catch (error) {
    if (error instanceof OperatorError) return undefined
    throw error
  }
}
