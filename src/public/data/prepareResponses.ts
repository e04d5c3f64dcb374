import { type Locale, SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../contract/constants.ts'
import { inLocale, SECOND_FIELD, withoutLocale } from '../../contract/domain/locales.ts'
import { localeOfPath, paths, pathTo } from '../../contract/domain/paths.ts'
import { initialValuesOf } from '../../contract/singletons/initialValues.ts'
import { inForceAt } from '../../contract/singletons/privacyVersions.ts'
import type { ApiResponse, ApiResponses, MatchedPage, Site } from '../../contract/site.ts'
import { NEIGHBOURS_RANGE } from '../features/blog/post.ts'
import { NEWEST_RECORDS } from '../features/home/homeLists.ts'
import { LINKED_PAGES } from '../features/ownPages/ownPage.ts'
import { keySpecsOf } from '../features/products/product.ts'
import { UNTRANSLATED } from '../features/untranslated.ts'
import { contentIn, type Translatable } from '../i18n/content.tsx'
import { MENU_SERVICES } from '../layout/layoutRequests.ts'
import { isOwnApi } from './apiClient.ts'
import { apiPathOf } from './endpoints.ts'
import { hasData, NO_RESPONSE } from './responses.ts'

type Row = Record<string, unknown>

/** Lists of which only the names are shown, of pages also where they are linked (`place`). */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  apiPathOf('GET /services', {}, MENU_SERVICES),
  apiPathOf('GET /blog', {}, NEIGHBOURS_RANGE),
  apiPathOf('GET /pages', {}, LINKED_PAGES),
])
const UNTRANSLATED_QUERY = apiPathOf('GET /products', {}, UNTRANSLATED).split('?')[1]!

const isNamesOnly = (apiPath: string): boolean =>
  NAMES_ONLY.has(withoutLocale(apiPath)) || apiPath.endsWith(`?${UNTRANSLATED_QUERY}`)

const newest = {
  [apiPathOf('GET /products', {}, NEWEST_RECORDS)]: apiPathOf('GET /products/featured'),
  [apiPathOf('GET /services', {}, NEWEST_RECORDS)]: apiPathOf('GET /services/featured'),
}

/** The newest items are shown only if none is featured. */
export const onlyIfEmptyIn = (locale: Locale): NonNullable<MatchedPage['onlyIfEmpty']> =>
  Object.fromEntries(
    Object.entries(newest).map(([fallback, list]) => [inLocale(fallback, locale), inLocale(list, locale)]),
  )

const SINGLETON = /^\/page-content\/([^/?]+)$/
const PRIVACY = apiPathOf('GET /page-content/privacy')
const SUSTAINABILITY = apiPathOf('GET /page-content/sustainability')

/**
 * The responses as a document carries them:
 * - singletons that the API does not have get their initial values;
 * - lists that are not needed are left out;
 * - lists lose long texts, which would weigh more than the page; a single record stays whole;
 * - singletons are in the language of the page alone, and the privacy notice has the version in force alone.
 */
export function prepareResponses(
  path: string,
  requests: readonly string[],
  responses: ApiResponses,
  site: Pick<Site, 'timeZone' | 'name'>,
): ApiResponses {
  const entries = Object.entries(withInitialValues(responses, requests, site))
  const onlyIfEmpty = onlyIfEmptyIn(localeOfPath(path))
  return Object.fromEntries(
    entries
      .filter(([apiPath]) => !isUnneeded(responses[onlyIfEmpty[apiPath] ?? '']))
      .map(([apiPath, response]) => [apiPath, trimmed(apiPath, response, path, site)]),
  )
}

/** Adds the initial values of singletons that the API does not have or failed to send. */
const withInitialValues = (
  responses: ApiResponses,
  requests: readonly string[],
  site: Pick<Site, 'name'>,
): ApiResponses => ({
  ...responses,
  ...Object.fromEntries(
    requests
      .filter((apiPath) => !hasData(responses[apiPath] ?? NO_RESPONSE) && initialBodyOf(apiPath))
      .filter((apiPath) => !isUnwritten(apiPath, responses[apiPath]))
      .map((apiPath) => [apiPath, { status: 200, body: initialBodyOf(apiPath, site), isInitial: true }]),
  ),
})

/** Whether our own server says that the owner has not written a page yet. */
const isUnwritten = (apiPath: string, response: ApiResponse | undefined): boolean =>
  withoutLocale(apiPath) === SUSTAINABILITY && response?.status === 404 && isOwnApi()

function initialBodyOf(apiPath: string, { name }: Partial<Pick<Site, 'name'>> = {}) {
  const [, key] = SINGLETON.exec(withoutLocale(apiPath)) ?? []
  return key ? initialValuesOf({ key }, name === undefined ? undefined : { name }) : undefined
}

const isUnneeded = (featured: ApiResponse | undefined): boolean =>
  featured !== undefined && hasData(featured) && Array.isArray(featured.body) && featured.body.length > 0

function trimmed(apiPath: string, response: ApiResponse, path: string, site: Pick<Site, 'timeZone'>): ApiResponse {
  if (!hasData(response)) return response
  if (initialBodyOf(apiPath)) return trimmedSingleton(apiPath, response, path, site)
  if (!Array.isArray(response.body)) return response
  return { ...response, body: response.body.map(isNamesOnly(apiPath) ? namesOf : shortened) }
}

const namesOf = ({ id, slug, name, title, place, locale }: Row): Row => ({ id, slug, name, title, place, locale })

/** Cards show few specs, and the beginning of a long text if there is no short one. */
function shortened({ specs, description, content, ...row }: Row): Row {
  return {
    ...row,
    ...(isSpecs(specs) && { specs: keySpecsOf({ specs }) }),
    description: row.shortDescription ? undefined : beginningOf(description),
    content: row.excerpt ? undefined : beginningOf(content),
  }
}

const isSpecs = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null

const BEGINNING = 4 * SHORT_DESCRIPTION_LENGTH_SERVICES

const beginningOf = (text: unknown) => (typeof text === 'string' ? [...text].slice(0, BEGINNING).join('') : undefined)

/**
 * A singleton in the language of the page. The privacy notice has one version: in a preview the newest, else the one in force,
 * with its text on its own page.
 */
function trimmedSingleton(apiPath: string, response: ApiResponse, path: string, site: Pick<Site, 'timeZone'>) {
  const locale = localeOfPath(path)
  const body = withoutEnglish(contentIn(response.body as Translatable, locale))
  if (withoutLocale(apiPath) !== PRIVACY) return { ...response, body }
  if (response.isPreview) return { ...response, body: { ...body, versions: versionsIn(body).slice(0, 1) } }
  const hasText = response.isInitial || path.startsWith(pathTo(paths.privacy, locale))
  return { ...response, body: privacyInForce(body, site, hasText) }
}

const withoutEnglish = ({ [SECOND_FIELD]: _, ...content }: Translatable): Translatable =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      Array.isArray(value) && typeof value[0] === 'object' ? (value as Translatable[]).map(withoutEnglish) : value,
    ]),
  )

/** Another server's response may have any shape. */
const versionsIn = ({ versions }: Translatable) =>
  (Array.isArray(versions) ? versions : []) as { date: string; text: string; fallback?: readonly string[] }[]

function privacyInForce(notice: Translatable, { timeZone }: Pick<Site, 'timeZone'>, hasText: boolean): Translatable {
  const inForce = inForceAt(versionsIn(notice), new Date(), timeZone)
  const { locale } = notice
  if (!inForce) return { locale, versions: [] }
  const { date, text, fallback } = inForce
  return { locale, versions: [{ date, ...(hasText && { text, fallback }) }] }
}
