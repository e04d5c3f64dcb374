import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { open } from '../../contract/endpoint.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { at, sessionOf } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { isLoopback } from '../limits/networkOf.ts'
import { refused } from '../shared/problems.ts'
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

/** Figures for Prometheus, for this machine and for the administrator only (CONTRACT section 3). */
export const metricsRoutes: ZodRoutes<{ registry: Registry; sessions: Pick<Sessions, 'find'> }> = async (
  app,
  { registry, sessions },
) => {
  app.route({
    ...at(open('GET /metrics')),
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!isFromHere(request) && !(await sessionOf(request, sessions))) throw refused.unauthorized()
      return reply
        .header('cache-control', 'private, no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    },
  })
}

/** What the usual proxies add to what they pass on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via']

/** A proxy on this machine passes on strangers: what comes through one is not from here, whoever it names. */
const isFromHere = ({ ip, headers }: FastifyRequest) => isLoopback(ip) && !PASSED_ON.some((name) => headers[name])
