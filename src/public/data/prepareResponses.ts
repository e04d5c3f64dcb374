import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../contract/constants.ts'
import { inForceAt } from '../../contract/singletons/privacyVersions.ts'
import { startOf } from '../../contract/singletons/starts.ts'
import type { ApiResponse, ApiResponses, MatchedPage, Site } from '../../contract/site.ts'
import { NEIGHBOURS_RANGE } from '../features/blog/post.ts'
import { NEWEST_RECORDS } from '../features/home/homeLists.ts'
import { LINKED_PAGES } from '../features/ownPages/ownPage.ts'
import { keySpecsOf } from '../features/products/product.ts'
import type { Translatable } from '../i18n/content.tsx'
import { MENU_SERVICES } from '../layout/layoutRequests.ts'
import { isOwnApi } from './apiClient.ts'
import { apiPathOf } from './endpoints.ts'
import { hasData, NO_RESPONSE } from './responses.ts'

type Row = Record<string, unknown>

/** Lists whose items pages show by name only, pages of the owner's in their place. */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  apiPathOf('GET /services', {}, MENU_SERVICES),
  apiPathOf('GET /blog', {}, NEIGHBOURS_RANGE),
  apiPathOf('GET /pages', {}, LINKED_PAGES),
])

/** The newest items are shown only if none is featured. */
export const onlyIfEmpty: NonNullable<MatchedPage['onlyIfEmpty']> = {
  [apiPathOf('GET /products', {}, NEWEST_RECORDS)]: apiPathOf('GET /products/featured'),
  [apiPathOf('GET /services', {}, NEWEST_RECORDS)]: apiPathOf('GET /services/featured'),
}

const SINGLETON = /^\/page-content\/([^/?]+)$/
const PRIVACY = apiPathOf('GET /page-content/privacy')
const SUSTAINABILITY = apiPathOf('GET /page-content/sustainability')
const PRIVACY_PAGE = '/gizlilik'

/**
 * The responses as a document carries them:
 * - singletons that the API does not have get their initial values;
 * - lists that are not needed are left out;
 * - lists lose long texts, which would weigh more than the page; a single record stays whole;
 * - singletons lose their English, and the privacy notice all versions but the one in force.
 */
export function prepareResponses(
  path: string,
  requests: readonly string[],
  responses: ApiResponses,
  site: Pick<Site, 'timeZone' | 'name'>,
): ApiResponses {
  const entries = Object.entries(withInitialValues(responses, requests, site))
  return Object.fromEntries(
    entries
      .filter(([apiPath]) => !isUnneeded(apiPath, responses))
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
      .filter((apiPath) => !hasData(responses[apiPath] ?? NO_RESPONSE) && initialValuesOf(apiPath))
      .filter((apiPath) => !isUnwritten(apiPath, responses[apiPath]))
      .map((apiPath) => [apiPath, { status: 200, body: initialValuesOf(apiPath, site), isInitial: true }]),
  ),
})

/** Whether our own server says that the owner has not written a page yet. */
const isUnwritten = (apiPath: string, response: ApiResponse | undefined): boolean =>
  apiPath === SUSTAINABILITY && response?.status === 404 && isOwnApi()

function initialValuesOf(apiPath: string, { name }: Partial<Pick<Site, 'name'>> = {}) {
  const [, key] = SINGLETON.exec(apiPath) ?? []
  return key ? startOf({ key }, name === undefined ? undefined : { name }) : undefined
}

function isUnneeded(apiPath: string, responses: ApiResponses): boolean {
  const featured = responses[onlyIfEmpty[apiPath] ?? '']
  return featured !== undefined && hasData(featured) && Array.isArray(featured.body) && featured.body.length > 0
}

function trimmed(apiPath: string, response: ApiResponse, path: string, site: Pick<Site, 'timeZone'>): ApiResponse {
  if (!hasData(response)) return response
  if (initialValuesOf(apiPath)) return trimmedSingleton(apiPath, response, path, site)
  if (!Array.isArray(response.body)) return response
  return { ...response, body: response.body.map(NAMES_ONLY.has(apiPath) ? namesOf : shortened) }
}

const namesOf = ({ id, slug, name, title, place }: Row): Row => ({ id, slug, name, title, place })

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
 * A singleton without English, which browsers request when they show it; a preview keeps it, because that request would get the
 * saved text. The privacy notice has one version: in a preview the newest, else the one in force, with its text on its own page.
 */
function trimmedSingleton(apiPath: string, response: ApiResponse, path: string, site: Pick<Site, 'timeZone'>) {
  const body = response.body as Translatable
  const isPrivacy = apiPath === PRIVACY
  if (response.isPreview)
    return isPrivacy ? { ...response, body: { ...body, versions: versionsIn(body).slice(0, 1) } } : response
  const hasText = response.isInitial || path.startsWith(PRIVACY_PAGE)
  return { ...response, body: withoutEnglish(isPrivacy ? privacyInForce(body, site, hasText) : body) }
}

export const withoutEnglish = ({ en: _, ...turkish }: Translatable): Translatable =>
  Object.fromEntries(
    Object.entries(turkish).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value as Translatable[]).map(withoutEnglish) : value,
    ]),
  )

/** Another server's response may have any shape. */
const versionsIn = ({ versions }: Translatable) =>
  (Array.isArray(versions) ? versions : []) as { date: string; text: string }[]

function privacyInForce(notice: Translatable, { timeZone }: Pick<Site, 'timeZone'>, hasText: boolean): Translatable {
  const inForce = inForceAt(versionsIn(notice), new Date(), timeZone)
  if (!inForce) return { versions: [] }
  const { date, text } = inForce
  return { versions: [{ date, ...(hasText && { text }) }] }
}
