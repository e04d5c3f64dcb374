import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

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
  // The logger writes lines of this shape.
  ...(isReadable && { stream: { write: (line: string) => process.stdout.write(readable(JSON.parse(line) as Line)) } }),
})

/** Remote address of requests that the server makes to itself to render a page. */
export const IN_PROCESS = 'in-process'

/** Whether the server sent a request to itself, as to render a page. */
export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => raw.socket?.remoteAddress === IN_PROCESS

/** Tokens of this server: base64url with at least 43 characters, among them capitals, which slugs have not. */
const MAYBE_TOKEN = /[\w-]{43,}/g

/** Redacts a URL for the log: without its query, which may name people, and with `…` for tokens. */
export const redactUrl = (url: string): string =>
  url.split('?', 1)[0]!.replace(MAYBE_TOKEN, (word) => (/[A-Z]/.test(word) ? '…' : word))

/** A request whose response has been sent. */
export interface CompletedRequest {
  method: string
  url: string
  status: number
  /** Duration in milliseconds. */
  ms: number
  ip: string
}

const logCompleted = (log: Log, { method, url, status, ms, ip }: CompletedRequest) =>
  log.info({ method, url: redactUrl(url), status, ms: Math.round(ms * 10) / 10, ip }, 'request completed')

/** Access log: one line per request, without headers and body. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return
    const { method, url, ip } = request
    logCompleted(request.log, { method, url, status: reply.statusCode, ms: reply.elapsedTime, ip })
  })
}

/** Access log line of a request that the page cache responded to before the framework, where the level asks for it. */
export function logRawRequest(log: FastifyBaseLogger, reqId: () => string, completed: () => CompletedRequest) {
  if (ACCESS_LOG_LEVELS.has(log.level)) logCompleted(log.child({ reqId: reqId() }), completed())
}

/** Request ids in the framework's form. */
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
