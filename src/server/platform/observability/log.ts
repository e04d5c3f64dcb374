import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

interface Line {
  level: number
  time: number
  msg: string
  err?: { stack?: string }
  [more: string]: unknown
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'ERROR', 60: 'FATAL' }

/** Structured lines for machines, or lines for the person in front of them. */
export const loggerOptions = (level: string, isReadable: boolean): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  ...(isReadable && { stream: { write: (line: string) => process.stdout.write(readable(JSON.parse(line) as Line)) } }),
})

/** Requests that the server makes to itself, to render a page, come from here. */
export const IN_PROCESS = 'in-process'

/** Whether the server sent a request to itself, as to render a page. */
export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => raw.socket?.remoteAddress === IN_PROCESS

/** Every token that is given out here is at least this long, in the letters of base64url; a slug has no capitals. */
const TOKEN = /(?=[\w-]*[A-Z])[\w-]{43,}/g

/** What is told of an address: no query, in which people search for people, and no token, whatever its route. */
export const told = (url: string): string => url.split('?', 1)[0]!.replace(TOKEN, '…')

/** What is said of a request when its answer has gone out, which took so many milliseconds. */
export interface Answered {
  method: string
  url: string
  status: number
  ms: number
  ip: string
}

const sayAnswered = (log: Log, { method, url, status, ms, ip }: Answered) =>
  log.info({ method, url: told(url), status, ms: Math.round(ms * 10) / 10, ip }, 'answered')

/** One line for each answered request; nothing of its headers or body. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return
    const { method, url, ip } = request
    sayAnswered(request.log, { method, url, status: reply.statusCode, ms: reply.elapsedTime, ip })
  })
}

/** The same for a request that the framework never saw, where that is wanted. */
export function sayOfRaw(log: FastifyBaseLogger, reqId: () => string, answered: () => Answered) {
  if (LOUD.has(log.level)) sayAnswered(log.child({ reqId: reqId() }), answered())
}

/** Numbers the requests of one process, as the framework does. */
export function numberRequests(): () => string {
  let last = 0
  return () => `req-${(++last).toString(36)}`
}

const LOUD: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

function readable({ level, time, msg, err, method, url, status, ms, ...rest }: Line): string {
  const { reqId: _, ip: _ip, ...more } = rest
  const clock = new Date(time).toISOString().slice(11, 19)
  const text = method ? `${status} ${method} ${url} ${ms} ms` : `${LEVELS[level] ?? level} ${msg}`
  const extra = Object.keys(more).length ? ` ${JSON.stringify(more)}` : ''
  return `${clock} ${text}${extra}\n${err?.stack ? `${err.stack}\n` : ''}`
}
