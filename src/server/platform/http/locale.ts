import type { FastifyRequest } from 'fastify'
import { LOCALES, type Locale } from '../../../contract/constants.ts'
import { FIRST_LOCALE } from '../../../contract/domain/locales.ts'
import { isOpen } from '../../../contract/schema/endpoint.ts'

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/** `locale` in a query. */
export const localeInQuery = ({ query }: Pick<FastifyRequest, 'query'>): unknown =>
  (query as { locale?: unknown } | undefined)?.locale

/** Language of a request: `locale` in its body, else in its query, else that of the content, or Turkish for the panel, which translates. */
export function localeOf(request: FastifyRequest): Locale {
  const inBody = (request.body as { locale?: unknown } | null | undefined)?.locale
  return [inBody, localeInQuery(request)].find(isLocale) ?? (isOfPanel(request) ? 'tr' : FIRST_LOCALE)
}

function isOfPanel({ session, routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config
  return Boolean(session) || (access !== undefined && (!isOpen(access) || access.open.includes('/accounts/')))
}
