import { randomUUID } from 'node:crypto'
import { CONTENT_PREVIEW } from '../../../contract/api/previews.ts'
import { endpointOf, fillEndpoint, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { type ApiResponse, NOT_FOUND, type RequestApi } from '../apiClient/apiClient.ts'

type Answers = Record<string, ApiResponse>

/** API responses of a preview link, which replace stored ones on any page. */
export interface Preview {
  /** Responses in place of the stored ones; never cached. */
  answers: Answers
  /** Whether the link has expired or is forged; then its responses do not contain its token. */
  isExpired: boolean
}

const LINKS = endpointOf(CONTENT_PREVIEW)

/** The preview behind a link's token; empty while the API fails. */
export async function previewOf(token: string, requestApi: RequestApi): Promise<Preview> {
  const answer = await requestApi(fillEndpoint(LINKS, { token }).path)
  const here = { isPrivate: true, isPreview: true }
  if (answer?.status === NOT_FOUND)
    return { isExpired: true, answers: { [parseEndpoint(LINKS).path]: { ...answer, ...here } } }
  if (answer?.status !== 200) return { isExpired: false, answers: {} }
  const { key, content } = answer.body as { key: string; content: object }
  return { isExpired: false, answers: { [`/page-content/${key}`]: { status: 200, body: content, ...here } } }
}

/** Placeholder for the token of every invalid link. */
const NO_TOKEN = randomUUID()

/**
 * The address of the page of an invalid preview link, with a placeholder for the token: all such links share one cached page. Undefined for
 * any other page. A token needs no escaping in URLs or HTML.
 */
export function withoutToken(path: string, answers: Answers) {
  const start = path.lastIndexOf('/') + 1
  const token = path.slice(start)
  const isExpired = Object.entries(answers).some(
    ([address, { status, isPrivate }]) => isPrivate && status === NOT_FOUND && address.endsWith(`/${token}`),
  )
  if (!isExpired || token === NO_TOKEN) return undefined
  return {
    address: path.slice(0, start) + NO_TOKEN,
    withToken: (document: string) => document.replaceAll(NO_TOKEN, () => token),
  }
}
