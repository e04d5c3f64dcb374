import { randomUUID } from 'node:crypto'
import { CONTENT_PREVIEW } from '../../../contract/api/previews.ts'
import { endpointOf, fillEndpoint, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { type ApiResponse, NOT_FOUND, type RequestApi } from '../apiClient/apiClient.ts'

type Answers = Record<string, ApiResponse>

/** What a preview link shows on any page. */
export interface Preview {
  /** Responses in place of the stored ones; never cached. */
  answers: Answers
  /** Whether the link has expired or is forged; then its responses do not contain its token. */
  isOver: boolean
}

const LINKS = endpointOf(CONTENT_PREVIEW)

/** The preview behind a link's token; empty while the API fails. */
export async function previewOf(token: string, requestApi: RequestApi): Promise<Preview> {
  const answer = await requestApi(fillEndpoint(LINKS, { token }).path)
  const here = { isPrivate: true, isPreview: true }
  if (answer?.status === NOT_FOUND)
    return { isOver: true, answers: { [parseEndpoint(LINKS).path]: { ...answer, ...here } } }
  if (answer?.status !== 200) return { isOver: false, answers: {} }
  const { key, content } = answer.body as { key: string; content: object }
  return { isOver: false, answers: { [`/page-content/${key}`]: { status: 200, body: content, ...here } } }
}

/** Placeholder for the token of every invalid link. */
const NO_TOKEN = randomUUID()

/**
 * The address of the page of an invalid preview link, with a placeholder for the token: all such links share one cached page. Undefined for
 * any other page. A token needs no escaping in URLs or HTML.
 */
export function withoutToken(path: string, answers: Answers) {
  const place = path.lastIndexOf('/') + 1
  const token = path.slice(place)
  const isOver = Object.entries(answers).some(
    ([address, { status, isPrivate }]) => isPrivate && status === NOT_FOUND && address.endsWith(`/${token}`),
  )
  if (!isOver || token === NO_TOKEN) return undefined
  return {
    address: path.slice(0, place) + NO_TOKEN,
    withToken: (document: string) => document.replaceAll(NO_TOKEN, () => token),
  }
}
