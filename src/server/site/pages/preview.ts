import { randomUUID } from 'node:crypto'
import { CONTENT_PREVIEW } from '../../../contract/api/previews.ts'
import type { Locale } from '../../../contract/constants.ts'
import { inLocale } from '../../../contract/domain/locales.ts'
import { endpointOf, fillEndpoint, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { NOT_FOUND, type RequestApi, type SiteResponse } from '../apiClient/apiClient.ts'

type Responses = Record<string, SiteResponse>

/** API responses of a preview link, which replace the stored ones. */
export interface Preview {
  responses: Responses
  /** Whether the link has expired or is forged; then its responses do not contain its token. */
  isExpired: boolean
}

const LINKS = endpointOf(CONTENT_PREVIEW)

/** The preview for a link's token on a page in a language; empty while the API fails. */
export async function previewOf(token: string, locale: Locale, requestApi: RequestApi): Promise<Preview> {
  const response = await requestApi(fillEndpoint(LINKS, { token }).path)
  const here = { isPrivate: true, isPreview: true }
  if (response?.status === NOT_FOUND)
    return { isExpired: true, responses: { [parseEndpoint(LINKS).path]: { ...response, ...here } } }
  if (response?.status !== 200) return { isExpired: false, responses: {} }
  const { key, content } = response.body as { key: string; content: object }
  return {
    isExpired: false,
    responses: { [inLocale(`/page-content/${key}`, locale)]: { status: 200, body: content, ...here } },
  }
}

/** Placeholder for the token of every invalid link. */
const NO_TOKEN = randomUUID()

/**
 * The address of the page of an invalid preview link, with a placeholder for the token: all such links share one cached
 * page. Undefined for any other page. A token needs no escaping in URLs or HTML.
 */
export function withoutToken(path: string, responses: Responses) {
  const start = path.lastIndexOf('/') + 1
  const token = path.slice(start)
  const isExpired = Object.entries(responses).some(
    ([address, { status, isPrivate }]) => isPrivate && status === NOT_FOUND && address.endsWith(`/${token}`),
  )
  if (!isExpired || token === NO_TOKEN) return undefined
  return {
    address: path.slice(0, start) + NO_TOKEN,
    withToken: (document: string) => document.replaceAll(NO_TOKEN, () => token),
  }
}
