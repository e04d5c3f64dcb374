/** What a database says when a unique value is taken: SQLite's extended code, PostgreSQL's SQLSTATE. */
export const isUniqueViolation = (error: unknown): boolean =>
  codeOf(error, 'errcode') === 2067 || codeOf(error, 'code') === '23505'

/** What a database says when a row is to belong to one that is not there. */
export const isMissingReference = (error: unknown): boolean =>
  codeOf(error, 'errcode') === 787 || codeOf(error, 'code') === '23503'

/** A database that is there, and says nothing. */
export const silent = (): Error => Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' })

/**
 * The network's codes, and PostgreSQL's for one that ends, starts, has no room, or gives up a statement, a transaction that asks nothing, or
 * one of two that wait for each other.
 */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '25P03',
  '40P01',
]

/** Whether the database could not be reached, which passes by itself. */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.includes(String(codeOf(error, 'code'))) ||
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    (error as Error)?.message ?? '',
  )

const codeOf = (error: unknown, name: 'code' | 'errcode'): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined
