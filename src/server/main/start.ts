import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { resources } from '../../contract/resources/index.ts'
import { createApp } from '../api/app.ts'
import { createServices, type Services } from '../api/services.ts'
import { createFirstAdministrator, type FirstAdministrator } from '../features/auth/administrators.ts'
import { seedEmptyDatabase } from '../features/demo/seedDemo.ts'
import { OperatorError } from '../platform/config/operatorError.ts'
import type { Settings } from '../platform/config/settings.ts'
import { connect } from '../platform/db/connect.ts'
import { migrate, refuseMissingColumns } from '../platform/db/migrate.ts'
import type { DatabaseTimeouts } from '../platform/db/postgres.ts'
import { loggerOptions } from '../platform/observability/log.ts'
import { openStorage } from '../platform/storage/openStorage.ts'
import { openBuiltSite } from '../site/assets/builtSite.ts'
import { shareAssets } from '../site/assets/sharedAssets.ts'
import { pruneOgImages } from '../site/ogImages/ogImageRoutes.ts'
import { startBackground } from './background.ts'
import { type Closings, closeApp, SHUTDOWN_TIMEOUTS, type ShutdownTimeouts, shutDown } from './shutdown.ts'
import { tightenModes } from './tightenModes.ts'

export interface StartOptions {
  /** Serves the sources with hot reload instead of the build. */
  isDev: boolean
  /** The folder of the build; default: the project's own. */
  dist?: string
  /** Other timeouts, in tests. */
  timeouts?: { shutdown?: Partial<ShutdownTimeouts>; database?: DatabaseTimeouts }
}

/** Opens the dependencies named in the settings, and listens. Throws `OperatorError` for unusable settings. */
export async function startServer(
  settings: Settings,
  { isDev, dist, timeouts = {} }: StartOptions,
): Promise<{ stop: () => Promise<boolean> }> {
  const closings: Closings = {}
  const shutdown = { ...SHUTDOWN_TIMEOUTS, ...timeouts.shutdown }
  try {
    const { source, serverFactory } = isDev ? await openSources(closings) : { source: openBuiltSite(dist) }
    const isElsewhere = settings.VITE_API_URL !== '/api'
    const tightened = isElsewhere ? undefined : tightenModes(settings)
    const services = isElsewhere ? undefined : await openServices(settings, closings, timeouts.database)
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
    closings.requests = () => {
      stopping.abort(new Error('the server shuts down'))
      return closeApp(app, { ...shutdown, notice: settings.TRUST_PROXY.length > 0 ? shutdown.notice : 0 })
    }
    const administrator = services && (await createFirstAdministrator(services.db, settings))
    // A password that was never shown would lock everyone out: if the server cannot listen, the administrator is
    // removed again.
    await listen(app, settings).catch(async (error: unknown) => {
      await administrator?.remove()
      throw error
    })
    const sharing = sharedFiles ? [shareAssets(source.folders, sharedFiles)] : []
    const pruning = sharingFiles ? [pruneOgImages(sharingFiles, services.now)] : []
    const jobs = { extraJobs: [...sharing, ...pruning], stopping: stopping.signal }
    if (services) closings.background = await startBackground(settings, services, app.log, jobs)
    announce(app, settings, administrator)
    return { stop: () => shutDown(closings, shutdown, app.log) }
  } catch (error) {
    await shutDown(closings, shutdown)
    throw error
  }
}

/** Opens the database and the services of our own API: migrates tables and seeds demo content. */
async function openServices(
  settings: Settings,
  closings: Closings,
  timeouts: DatabaseTimeouts | undefined,
): Promise<Services> {
  await bringUpToDate(settings.DATABASE_URL)
  const database = await connect(settings.DATABASE_URL, { timeouts })
  closings.database = database.close
  const services = await createServices(settings, database)
  if (settings.DEMO_CONTENT) await seedEmptyDatabase(services, settings)
  return services
}

/** Migrates the database, on a connection without timeouts: a migration of a large table may take longer than any request. */
async function bringUpToDate(url: string) {
  const database = await connect(url, { isLongRunning: true })
  try {
    await migrate(database)
    await refuseMissingColumns(database.db, Object.values(resources))
  } finally {
    await database.close()
  }
}

async function openSources(closings: Closings) {
  const { createDevSite } = await import('../site/assets/devSite.ts')
  const devSite = await createDevSite()
  closings.hotReload = devSite.close
  return devSite
}

const unknownHost = ({ HOST }: Settings) =>
  `HOST: ${HOST} is not known here; set HOST to an address of this machine, or to 0.0.0.0.`

/** Messages for failures to listen, by error code. */
const LISTEN_FAILURES: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT: ${PORT} is taken by another process; stop that one, or set another PORT.`,
  EACCES: ({ PORT }) => `PORT: this user may not listen on ${PORT}; set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: this machine has no address ${HOST}; set HOST to one that it has, or to 0.0.0.0.`,
  ENOTFOUND: unknownHost,
  // EAI_AGAIN: no name server responds. EINVAL: an IPv6 address without its zone.
  EAI_AGAIN: unknownHost,
  EINVAL: unknownHost,
}

async function listen(app: FastifyInstance, settings: Settings) {
  try {
    await app.listen({ host: settings.HOST, port: settings.PORT })
  } catch (error) {
    const describe = LISTEN_FAILURES[(error as NodeJS.ErrnoException).code ?? '']
    throw describe ? new OperatorError(describe(settings)) : error
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
