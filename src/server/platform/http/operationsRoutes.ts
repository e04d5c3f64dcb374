import type { Registry } from 'prom-client'
import { z } from 'zod'
import { problem } from '../../../contract/problem.ts'
import { open } from '../../../contract/schema/endpoint.ts'
import { withTimeout } from '../async/promises.ts'
import type { Settings } from '../config/settings.ts'
import { at, type Sessions, sessionOf } from './access.ts'
import { isLoopbackHost } from './networkOf.ts'
import { refused } from './problems.ts'
import { isFromHere } from './unnamedProxy.ts'
import type { ZodRoutes } from './validation.ts'

/** Whoever asks gives up after a few seconds, and would take no answer for a good one. In milliseconds. */
const PATIENCE = 2500

const state = z.object({ status: z.literal('ok') })

/** Whether the process is alive, and whether what it stands on answers. */
export const healthRoutes: ZodRoutes<{ checks: (() => Promise<unknown>)[] }> = async (app, { checks }) => {
  const tags = ['operations']

  app.route({
    ...at(open('GET /health')),
    schema: { tags, summary: 'The process is alive', response: { 200: state } },
    handler: async () => ({ status: 'ok' as const }),
  })

  app.route({
    ...at(open('GET /ready')),
    schema: { tags, summary: 'Database and storage answer', response: { 200: state, 503: problem } },
    handler: async ({ log }) => {
      try {
        await withTimeout(PATIENCE, Promise.all(checks.map((check) => check())))
      } catch (error) {
        log.error({ err: error }, 'not ready')
        throw refused.unavailable()
      }
      return { status: 'ok' as const }
    },
  })
}

interface Metrics {
  registry: Registry
  sessions: Pick<Sessions, 'find'>
  settings: Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY'>
}

/** Figures for Prometheus, for this machine and for the administrator only (CONTRACT section 3). */
export const metricsRoutes: ZodRoutes<Metrics> = async (app, { registry, sessions, settings }) => {
  // A site that others know has a proxy, most likely: while nobody names it, it may stand on this machine and add nothing.
  const isSure = settings.TRUST_PROXY.length > 0 || isLoopbackHost(new URL(settings.PUBLIC_URL).hostname)
  app.route({
    ...at(open('GET /metrics')),
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!(isSure && isFromHere(request)) && !(await sessionOf(request, sessions))) throw refused.unauthorized()
      return reply
        .header('cache-control', 'private, no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    },
  })
}
