/** A unique value is taken: SQLite's extended result code, PostgreSQL's SQLSTATE. */
export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error, 'errcode') === 2067 || codeOf(error, 'code') === '23505'

/** A foreign key refers to a row that does not exist. */
export const isMissingReference = (error: unknown): boolean =>
  codeOf(error, 'errcode') === 787 || codeOf(error, 'code') === '23503'

/** The error of a query that a connected database did not respond to. */
export const databaseTimeout = (): Error => Object.assign(new Error('database query timed out'), { code: 'ETIMEDOUT' })

/** Codes of transient errors: a later retry may succeed. */
const TRANSIENT = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  // PostgreSQL: shutting down, crashed, starting up, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // PostgreSQL: statement timeout, idle transaction timeout, deadlock.
  '57014',
  '25P03',
  '40P01',
])

/** The database is unreachable or cancelled a statement: respond with 503. */
export const isUnreachable = (error: unknown): boolean =>
  TRANSIENT.has(String(codeOf(error, 'code'))) ||
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    error instanceof Error ? error.message : '',
  )

const codeOf = (error: unknown, name: 'code' | 'errcode'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined
