import { Readable } from 'node:stream'
import type { StatusLine } from '../../contract/api/status.ts'
import { singletons } from '../../contract/singletons/index.ts'
import { createApp } from '../api/app.ts'
import { createServices } from '../api/services.ts'
import { createSiteStatus } from '../features/siteHealth/siteStatus.ts'
import type { Settings } from '../platform/config/settings.ts'
import { StartRefused } from '../platform/config/startRefused.ts'
import { connectToRead } from '../platform/db/connect.ts'
import { injectHead } from '../platform/http/injectHead.ts'
import { openStorage } from '../platform/storage/openStorage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { openBuiltSite } from '../site/pages/builtSite.ts'
import type { Said } from './verb.ts'

/** What whoever runs the server may have to change; the panel speaks to owners, who have no settings. */
const SETTINGS: Partial<Record<StatusLine['key'], string>> = {
  database: 'DATABASE_URL',
  storage: 'STORAGE_URL',
  disk: 'DATA_DIR',
  backup: 'BACKUP_URL, BACKUP_PASSPHRASE',
  mail: 'SMTP_URL, MAIL_FROM',
}

/** Says what is not well, as the panel does, and which settings are about it; it only reads, beside a running server too. Status 1 where something is bad. */
export async function examine(settings: Settings): Promise<Said> {
  const lines = await linesOf(settings)
  const told = lines.filter(({ level }) => level !== 'ok')
  return {
    lines: told.length ? told.map(lineOf) : ['ok'],
    status: told.some(({ level }) => level === 'bad') ? 1 : 0,
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
    const storage = await openStorage(settings).catch(silentStorage)
    const services = await createServices(settings, database, { storage })
    const source = builtSite()
    const app = await createApp({ settings, services, source })
    const status = createSiteStatus({
      services,
      settings,
      singletons,
      look: source && injectHead(app),
      log: app.log,
      wait: WAIT,
    })
    return await status.read()
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    return [{ key: 'database', level: 'bad', message: error.message }]
  }
}

/** Nobody waits for an answer here: a search through everything may take its time, in milliseconds. */
const WAIT = 60_000

/** What stands for a store that cannot be opened: the one part that does not answer. */
function silentStorage(error: Error): Storage {
  const refuse = () => Promise.reject(error)
  return { put: refuse, open: refuse, remove: refuse, check: refuse, list: () => Readable.from([]) }
}

/** Without a build there are no pages to look for. */
function builtSite() {
  try {
    return openBuiltSite()
  } catch (error) {
    if (error instanceof StartRefused) return undefined
    throw error
  }
}
