import type { FastifyRequest } from 'fastify'
import { LOCALES, type Locale } from '../../../contract/constants.ts'

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/** `locale` in a query. */
export const localeInQuery = ({ query }: Pick<FastifyRequest, 'query'>): unknown =>
  (query as { locale?: unknown } | undefined)?.locale

/** Language of a request: `locale` in its body, else in its query, else Turkish. */
export function localeOf({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): Locale {
  const inBody = (body as { locale?: unknown } | null | undefined)?.locale
  return [inBody, localeInQuery({ query })].find(isLocale) ?? 'tr'
}
