import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { IN_PROCESS } from './log.ts'

/** A request whose response has been sent; `ms` is its duration. */
interface Timed {
  method: string
  route: string
  status: number
  ms: number
}

/** Measures every request from outside, pages and files included, by route and status. */
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

/** Node's default metrics: memory, processor, event loop. Once per process. */
export const measureProcess = (registry: Registry) => collectDefaultMetrics({ register: registry })
