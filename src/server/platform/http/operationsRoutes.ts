import type { Registry } from 'prom-client'
import { z } from 'zod'
import { problem } from '../../../contract/problem.ts'
import { open } from '../../../contract/schema/endpoint.ts'
import { withTimeout } from '../async/promises.ts'
import type { Settings } from '../config/settings.ts'
import { at, isLocalRequest, isLoopbackHost, type Sessions, sessionOf, type ZodRoutes } from './access.ts'
import { refused } from './problems.ts'

/** In milliseconds; a probe times out after a few seconds. */
const READINESS_TIMEOUT = 2500

const state = z.object({ status: z.literal('ok') })

/** Liveness and readiness probes. */
export const healthRoutes: ZodRoutes<{ checks: (() => Promise<unknown>)[] }> = async (app, { checks }) => {
  const tags = ['operations']

  app.route({
    ...at(open('GET /health')),
    schema: { tags, summary: 'The process is alive', response: { 200: state } },
    handler: async () => ({ status: 'ok' as const }),
  })

  app.route({
    ...at(open('GET /ready')),
    schema: { tags, summary: 'Database and storage are available', response: { 200: state, 503: problem } },
    handler: async ({ log }) => {
      try {
        await withTimeout(READINESS_TIMEOUT, Promise.all(checks.map((check) => check())))
      } catch (error) {
        log.error({ err: error }, 'readiness check failed')
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

/** Metrics for Prometheus, for this machine and administrators only. */
export const metricsRoutes: ZodRoutes<Metrics> = async (app, { registry, sessions, settings }) => {
  // A public site probably has a proxy; without TRUST_PROXY, that proxy may run on this machine and add no header.
  const canRecognizeLocal = settings.TRUST_PROXY.length > 0 || isLoopbackHost(new URL(settings.PUBLIC_URL).hostname)
  app.route({
    ...at(open('GET /metrics')),
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!(canRecognizeLocal && isLocalRequest(request)) && !(await sessionOf(request, sessions)))
        throw refused.unauthorized()
      return reply
        .header('cache-control', 'private, no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    },
  })
}
