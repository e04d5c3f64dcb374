import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { open } from '../../../contract/schema/endpoint.ts'
import type { Sessions } from '../../features/auth/sessions.ts'
import type { Settings } from '../config/settings.ts'
import { at, sessionOf } from '../http/access.ts'
import { refused } from '../http/problems.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { isLoopbackHost } from '../rateLimit/networkOf.ts'
import { isFromHere } from '../rateLimit/unnamedProxy.ts'
import { IN_PROCESS } from './log.ts'

/** A request whose answer has gone out, after so many milliseconds. */
interface Timed {
  method: string
  route: string
  status: number
  ms: number
}

/** Times every request that comes from outside, pages and files included, by route and status. In seconds. */
export function measureRequests(app: FastifyInstance): { metrics: Registry; time: (timed: Timed) => void } {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })
  const time = ({ method, route, status, ms }: Timed) =>
    durations.observe({ method, route, status: String(status) }, ms / 1000)
  app.addHook('onResponse', async ({ method, routeOptions, raw }, reply) => {
    if (raw.socket?.remoteAddress === IN_PROCESS) return
    time({ method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: reply.elapsedTime })
  })
  return { metrics: registry, time }
}

/** What the process itself says: memory, processor, event loop. Once for each process. */
export const measureProcess = (registry: Registry) => collectDefaultMetrics({ register: registry })

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
