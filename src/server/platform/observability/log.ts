import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Histogram } from 'prom-client'

interface Line {
  level: number
  time: number
  msg: string
  err?: { stack?: string }
  [more: string]: unknown
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'ERROR', 60: 'FATAL' }

/** Logger options: JSON lines, or readable lines for a terminal. */
export const loggerOptions = (level: string, isReadable: boolean): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  // Pino writes JSON lines of this type.
  ...(isReadable && { stream: { write: (line: string) => process.stdout.write(readable(JSON.parse(line) as Line)) } }),
})

/** Remote address of requests that the server sends to itself to render a page. */
export const IN_PROCESS = 'in-process'

/** Whether the server sent the request to itself, for example to render a page. */
export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => raw.socket?.remoteAddress === IN_PROCESS

/** Tokens of this server: base64url with at least 43 characters, including capitals, which slugs do not contain. */
const MAYBE_TOKEN = /[\w-]{43,}/g

/** Redacts a URL for the log: removes its query, which may contain personal data, and replaces tokens by `…`. */
export const redactUrl = (url: string): string =>
  url.split('?', 1)[0]!.replace(MAYBE_TOKEN, (word) => (/[A-Z]/.test(word) ? '…' : word))

/** A request whose response has been sent. */
interface CompletedRequest {
  method: string
  url: string
  /** The URL pattern of its route. */
  route: string
  status: number
  /** Duration in milliseconds. */
  ms: number
  /** The client address; read only when a line is logged. */
  ip: () => string
}

/**
 * Access log and metrics of every external request: one line, without headers and body, and its duration by route and
 * status. Call the returned function for requests that the page cache handles before the framework.
 */
export function observeRequests(
  app: FastifyInstance,
  durations: Pick<Histogram<'method' | 'route' | 'status'>, 'observe'>,
) {
  const complete = (log: () => FastifyBaseLogger, { method, url, route, status, ms, ip }: CompletedRequest) => {
    durations.observe({ method, route, status: String(status) }, ms / 1000)
    if (ACCESS_LOG_LEVELS.has(app.log.level))
      log().info({ method, url: redactUrl(url), status, ms: Math.round(ms * 10) / 10, ip: ip() }, 'request completed')
  }
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return
    const { method, url, routeOptions } = request
    const { statusCode: status, elapsedTime: ms } = reply
    complete(() => request.log, { method, url, route: routeOptions.url ?? 'unknown', status, ms, ip: () => request.ip })
  })
  return complete
}

/** Request ids in the framework's format. */
export function numberRequests(): () => string {
  let last = 0
  return () => `req-${(++last).toString(36)}`
}

const ACCESS_LOG_LEVELS: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

function readable({ level, time, msg, err, method, url, status, ms, ...rest }: Line): string {
  const { reqId: _, ip: _ip, ...more } = rest
  const clock = new Date(time).toISOString().slice(11, 19)
  const text = method ? `${status} ${method} ${url} ${ms} ms` : `${LEVELS[level] ?? level} ${msg}`
  const extra = Object.keys(more).length ? ` ${JSON.stringify(more)}` : ''
  return `${clock} ${text}${extra}\n${err?.stack ? `${err.stack}\n` : ''}`
}
