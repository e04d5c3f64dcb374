import { randomUUID } from 'node:crypto'
import { CONTENT_PREVIEW } from '../../../contract/api/previews.ts'
import { endpointOf, fillEndpoint, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { type ApiResponse, NOT_FOUND, type RequestApi } from '../apiClient/apiClient.ts'

type Answers = Record<string, ApiResponse>

/** What a link previews on any page. */
export interface Preview {
  /** What stands in the place of what is saved; nobody may keep it. */
  answers: Answers
  /** Whether the link has expired or is forged: its answers say so, and nothing of its token. */
  isOver: boolean
}

const LINKS = endpointOf(CONTENT_PREVIEW)

/** What the link with this token previews; nothing while that cannot be told. */
export async function previewOf(token: string, requestApi: RequestApi): Promise<Preview> {
  const answer = await requestApi(fillEndpoint(LINKS, { token }).path)
  const here = { isPrivate: true, isPreview: true }
  if (answer?.status === NOT_FOUND)
    return { isOver: true, answers: { [parseEndpoint(LINKS).path]: { ...answer, ...here } } }
  if (answer?.status !== 200) return { isOver: false, answers: {} }
  const { key, content } = answer.body as { key: string; content: object }
  return { isOver: false, answers: { [`/page-content/${key}`]: { status: 200, body: content, ...here } } }
}

/** Stands for the token of every link that opens nothing. */
const NO_TOKEN = randomUUID()

/**
 * Where a page stands whose own link opens nothing: one page for all such links. Undefined for any other page. A token is written
 * alike in addresses and in a document: what it is encoded with needs no escaping.
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
