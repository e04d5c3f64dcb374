import { SHORT_DESCRIPTION_LENGTH_SERVICES } from '../../contract/constants.ts'
import { inForceAt } from '../../contract/singletons/privacyVersions.ts'
import { startOf } from '../../contract/singletons/starts.ts'
import type { ApiResponse, ApiResponses, MatchedPage, Site } from '../../contract/site.ts'
import { NEIGHBOURS_RANGE } from '../features/blog/post.ts'
import { NEWEST_RECORDS } from '../features/home/homeLists.ts'
import { keySpecsOf } from '../features/products/product.ts'
import type { Translatable } from '../i18n/content.tsx'
import { MENU_SERVICES } from '../layout/layoutRequests.ts'
import { addressOf } from './endpoints.ts'
import { isGood, NO_RESPONSE } from './responses.ts'

type Row = Record<string, unknown>

/** Lists of which pages read names only. */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  addressOf('GET /services', {}, MENU_SERVICES),
  addressOf('GET /blog', {}, NEIGHBOURS_RANGE),
])

/** The newest items are shown only where none is featured. */
export const fallbacks: NonNullable<MatchedPage['fallbacks']> = {
  [addressOf('GET /products', {}, NEWEST_RECORDS)]: addressOf('GET /products/featured'),
  [addressOf('GET /services', {}, NEWEST_RECORDS)]: addressOf('GET /services/featured'),
}

const SINGLETON = /^\/page-content\/([^/?]+)$/
const PRIVACY = addressOf('GET /page-content/privacy')
const PRIVACY_PAGE = '/gizlilik'

/**
 * The responses as a document carries them: lists without long texts, which would weigh more than the page, and singletons
 * without English. A single record stays whole. Singletons that the API does not have get their initial values.
 */
export function prepareResponses(
  path: string,
  requests: readonly string[],
  responses: ApiResponses,
  site: Pick<Site, 'timeZone'>,
): ApiResponses {
  const entries = Object.entries(withInitialValues(responses, requests))
  return Object.fromEntries(
    entries
      .filter(([address]) => !isUnread(address, responses))
      .map(([address, response]) => [address, trimmed(address, response, path, site)]),
  )
}

/** Adds the initial values of singletons that the API does not have or failed to send. */
const withInitialValues = (responses: ApiResponses, requests: readonly string[]): ApiResponses => ({
  ...responses,
  ...Object.fromEntries(
    requests
      .filter((address) => !isGood(responses[address] ?? NO_RESPONSE) && initialValuesOf(address))
      .map((address) => [address, { status: 200, body: initialValuesOf(address), isStandIn: true }]),
  ),
})

function initialValuesOf(address: string) {
  const [, key] = SINGLETON.exec(address) ?? []
  return key ? startOf({ key }) : undefined
}

function isUnread(address: string, responses: ApiResponses): boolean {
  const featured = responses[fallbacks[address] ?? '']
  return featured !== undefined && isGood(featured) && Array.isArray(featured.body) && featured.body.length > 0
}

function trimmed(address: string, response: ApiResponse, path: string, site: Pick<Site, 'timeZone'>): ApiResponse {
  if (!isGood(response)) return response
  if (initialValuesOf(address)) return trimmedSingleton(address, response, path, site)
  if (!Array.isArray(response.body)) return response
  return { ...response, body: response.body.map(NAMES_ONLY.has(address) ? namesOf : shortened) }
}

const namesOf = ({ id, slug, name, title }: Row): Row => ({ id, slug, name, title })

/** Long texts are shown where there is no short one, up to its length, and to see that there is more. Cards show few specs. */
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
 * Without English, which browsers request when they show it; a preview keeps it, because the request would get what is saved.
 * Of the privacy notice the version in force (of a preview the newest), whose text only its own page shows.
 */
function trimmedSingleton(address: string, response: ApiResponse, path: string, site: Pick<Site, 'timeZone'>) {
  const body = response.body as Translatable
  const isPrivacy = address === PRIVACY
  if (response.isPreview)
    return isPrivacy ? { ...response, body: { ...body, versions: versionsIn(body).slice(0, 1) } } : response
  const hasText = response.isStandIn || path.startsWith(PRIVACY_PAGE)
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
