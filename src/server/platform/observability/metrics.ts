import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Metrics for Prometheus: the durations of requests, which `observeRequests` measures. */
export function createMetrics() {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })
  return { registry, durations }
}

/** Node's default metrics: memory, processor, event loop. Once per process. */
export const measureProcess = (registry: Registry) => collectDefaultMetrics({ register: registry })
