import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { resources } from '../../contract/resources/index.ts'
import { createApp } from '../api/app.ts'
import { createServices, type Services } from '../api/services.ts'
import { createFirstAdministrator, type FirstAdministrator } from '../features/auth/administrators.ts'
import { seedEmptyDatabase } from '../features/demo/seedDemo.ts'
import { withTimeout } from '../platform/async/promises.ts'
import type { Settings } from '../platform/config/settings.ts'
import { StartRefused } from '../platform/config/startRefused.ts'
import { connect } from '../platform/db/connect.ts'
import { migrate, refuseMissingColumns } from '../platform/db/migrate.ts'
import { type Log, loggerOptions } from '../platform/observability/log.ts'
import { openStorage } from '../platform/storage/openStorage.ts'
import { pruneSharing } from '../site/ogImages/pruneSharing.ts'
import { openBuiltSite } from '../site/pages/builtSite.ts'
import { shareFiles } from '../site/pages/sharedFiles.ts'
import { startBackground } from './background.ts'
import { drain } from './drain.ts'
import { tightenModes } from './tightenModes.ts'

/**
 * What is ended, in this order, and how long each may take, in milliseconds: whoever sends a stop signal waits for 20
 * seconds at most. What takes longer is left behind. Sources, in development only, come first: their hot reload keeps lines
 * open to browsers. The background begins nothing while requests run out, and hears of changes for as long.
 */
const STEPS = { sources: 1000, requests: 13_000, background: 5500, database: 1000 } as const
/** Requests that run get this long to finish. */
const LAST_REQUEST = 12_000
/** How long whoever spreads requests has to notice that this server goes, in milliseconds. */
const NOTICE = 2000

export interface StartOptions {
  /** Serve the sources with hot reload instead of the build. */
  isDev: boolean
  /** The folder of the build, where it is not the project's own. */
  dist?: string
  /** How long requests from a proxy are still taken after a stop signal, in milliseconds. */
  notice?: number
}

/** How each part is ended; what is not there was not begun. */
type Endings = Partial<Record<keyof typeof STEPS, () => unknown>>

/** Makes everything that the settings name ready, and listens. Throws `StartRefused` where that cannot work. */
export async function startServer(
  settings: Settings,
  { isDev, dist, notice = NOTICE }: StartOptions,
): Promise<{ stop: Stop }> {
  const endings: Endings = {}
  try {
    const { source, serverFactory } = isDev ? await openSources(endings) : { source: openBuiltSite(dist) }
    const isElsewhere = settings.VITE_API_URL !== '/api'
    const tightened = isElsewhere ? undefined : tightenModes(settings)
    const services = isElsewhere ? undefined : await openServices(settings, endings)
    const sharedFiles = services && !isDev ? await openStorage(settings, 'built') : undefined
    const sharingFiles = services && (await openStorage(settings, 'sharing'))
    const logger = loggerOptions(settings.LOG_LEVEL, isDev)
    const stopping = new AbortController()
    const app = await createApp({
      ...{ settings, services, source, sharedFiles, sharingFiles, serverFactory, logger },
      isMeasured: true,
      stopping: stopping.signal,
    })
    if (tightened) app.log.warn(tightened, 'data folder was open to other users: permissions tightened')
    endings.requests = () => {
      stopping.abort(new Error('the server is told to stop'))
      return finish(app, settings.TRUST_PROXY.length > 0 ? notice : 0)
    }
    const administrator = services && (await createFirstAdministrator(services.db, settings))
    // A password that was never shown would lock everyone out: without a server there is no administrator either.
    await listen(app, settings).catch(async (error: unknown) => {
      await administrator?.forget()
      throw error
    })
    const sharing = sharedFiles ? [shareFiles(source.folders, sharedFiles)] : []
    const drawn = sharingFiles ? [pruneSharing(sharingFiles, services.now)] : []
    const doing = { more: [...sharing, ...drawn], stopping: stopping.signal }
    if (services) endings.background = await startBackground(settings, services, app.log, doing)
    announce(app, settings, administrator)
    return { stop: () => end(endings, app.log) }
  } catch (error) {
    await end(endings)
    throw error
  }
}

/** Opens what our own API stands on, and makes it complete: tables and demo content. */
async function openServices(settings: Settings, endings: Endings): Promise<Services> {
  await bringUpToDate(settings.DATABASE_URL)
  const database = await connect(settings.DATABASE_URL)
  endings.database = database.close
  const services = await createServices(settings, database)
  if (settings.DEMO_CONTENT) await seedEmptyDatabase(services, settings)
  return services
}

/** A migration of a large table may take longer than any answer. */
async function bringUpToDate(url: string) {
  const database = await connect(url, { isLongRunning: true })
  try {
    await migrate(database)
    await refuseMissingColumns(database.db, Object.values(resources))
  } finally {
    await database.close()
  }
}

async function openSources(endings: Endings) {
  const { createDevSite } = await import('../site/pages/devSite.ts')
  const devSite = await createDevSite()
  endings.sources = devSite.close
  return devSite
}

const unknownHost = ({ HOST }: Settings) =>
  `HOST: ${HOST} is not known here; set HOST to an address of this machine, or to 0.0.0.0.`

const MENDS: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT: ${PORT} is taken by another process; stop that one, or set another PORT.`,
  EACCES: ({ PORT }) => `PORT: this user may not listen on ${PORT}; set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: this machine has no address ${HOST}; set HOST to one that it has, or to 0.0.0.0.`,
  ENOTFOUND: unknownHost,
  // No name server answers; an address of IPv6 that lacks its zone.
  EAI_AGAIN: unknownHost,
  EINVAL: unknownHost,
}

async function listen(app: FastifyInstance, settings: Settings) {
  try {
    await app.listen({ host: settings.HOST, port: settings.PORT })
  } catch (error) {
    const mend = MENDS[(error as NodeJS.ErrnoException).code ?? '']
    throw mend ? new StartRefused(mend(settings)) : error
  }
}

function announce(app: FastifyInstance, settings: Settings, administrator?: FirstAdministrator) {
  const { port } = app.server.address() as AddressInfo
  const here = `http://localhost:${port}`
  const lines = [
    `Site    ${here}`,
    `Admin   ${here}/admin`,
    ...(settings.PUBLIC_URL === here ? [] : [`Public  ${settings.PUBLIC_URL}`]),
    ...(administrator?.password
      ? [`Sign in with ${administrator.email} and the password ${administrator.password} (shown only this once)`]
      : []),
  ]
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

/** Ends everything; answers whether it had all come to its end by itself. */
type Stop = () => Promise<boolean>

async function end(endings: Endings, log?: Log): Promise<boolean> {
  let isWhole = true
  for (const [part, milliseconds] of Object.entries(STEPS) as [keyof typeof STEPS, number][])
    await withTimeout(milliseconds, Promise.resolve(endings[part]?.())).catch((error: unknown) => {
      isWhole = false
      log?.error({ err: error, part }, 'a part did not come to its end in time')
    })
  return isWhole
}

/** Takes no new requests, and lets those that are running finish. */
async function finish(app: FastifyInstance, notice: number) {
  const late = setTimeout(() => {
    app.log.warn('requests that took too long are cut off')
    app.server.closeAllConnections()
  }, LAST_REQUEST)
  await drain(app.server, notice)
  await app.close()
  clearTimeout(late)
}
