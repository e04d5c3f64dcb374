import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createFirstAdministrator, type FirstAdministrator } from '../accounts/administrators.ts'
import { createApp } from '../app/app.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { seedEmptyDatabase } from '../demo/seedDemo.ts'
import { openBuiltSite } from '../rendering/builtSite.ts'
import { createServices, type Services } from '../services.ts'
import { StartRefused } from '../shared/startRefused.ts'
import { startBackground } from './background.ts'
import { loggerOptions } from './log.ts'
import type { Settings } from './settings.ts'

/** Running requests get this long to finish after a stop signal. */
const STOP_TIMEOUT = 20_000

export interface StartOptions {
  /** Serve the sources with hot reload instead of the build. */
  isDev: boolean
  /** The folder of the build, where it is not the project's own. */
  dist?: string
}

type Closing = () => unknown

/** Makes everything that the settings name ready, and listens. Throws `StartRefused` where that cannot work. */
export async function startServer(
  settings: Settings,
  { isDev, dist }: StartOptions,
): Promise<{ stop: () => Promise<void> }> {
  const closings: Closing[] = []
  const close = async () => {
    for (const closing of closings.toReversed()) await closing()
  }
  try {
    const { source, serverFactory } = isDev ? await openSources(closings) : { source: openBuiltSite(dist) }
    const isElsewhere = settings.VITE_API_URL !== '/api'
    const services = isElsewhere ? undefined : await openServices(settings, closings)
    const logger = loggerOptions(settings.LOG_LEVEL, isDev)
    const app = await createApp({ settings, services, source, serverFactory, logger, isMeasured: true })
    closings.push(() => finish(app))
    const administrator = services && (await createFirstAdministrator(services.db, settings))
    // A password that was never shown would lock everyone out: without a server there is no administrator either.
    await listen(app, settings).catch(async (error: unknown) => {
      await administrator?.forget()
      throw error
    })
    if (services) closings.push(await startBackground(settings, services, app.log))
    announce(app, settings, administrator)
    return { stop: close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens what our own API stands on, and makes it complete: tables and demo content. */
async function openServices(settings: Settings, closings: Closing[]): Promise<Services> {
  const database = await connect(settings.DATABASE_URL)
  closings.push(database.close)
  await migrate(database)
  const services = await createServices(settings, database)
  if (settings.DEMO_CONTENT) await seedEmptyDatabase(services, settings)
  return services
}

async function openSources(closings: Closing[]) {
  const { createDevSite } = await import('../rendering/devSite.ts')
  const devSite = await createDevSite()
  closings.push(devSite.close)
  return devSite
}

const MENDS: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT: ${PORT} is taken by another process; stop that one, or set another PORT.`,
  EACCES: ({ PORT }) => `PORT: this user may not listen on ${PORT}; set PORT to 1024 or above.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: this machine has no address ${HOST}; set HOST to one that it has, or to 0.0.0.0.`,
  ENOTFOUND: ({ HOST }) => `HOST: ${HOST} is not known here; set HOST to an address of this machine, or to 0.0.0.0.`,
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

/** Takes no new requests, and lets those that are running finish. */
async function finish(app: FastifyInstance) {
  // A connection whose request has ended stays open for the next one, which is not to come.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const late = setTimeout(() => app.server.closeAllConnections(), STOP_TIMEOUT)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}
