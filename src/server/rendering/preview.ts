import { CONTENT_PREVIEW } from '../../contract/api/previews.ts'
import { endpointOf, fillEndpoint } from '../../contract/declaring/endpoint.ts'
import type { Answered, Ask } from './answers.ts'

/**
 * The answers of a page with what is previewed in the place of what is saved; nobody may keep them. Where the link has expired or is
 * forged, they say so beside what is saved.
 */
export async function withPreview(
  answers: Record<string, Answered>,
  token: string,
  ask: Ask,
): Promise<Record<string, Answered>> {
  const { path } = fillEndpoint(endpointOf(CONTENT_PREVIEW), { token })
  const answer = await ask(path)
  if (answer?.status === 404) return { ...answers, [path]: { ...answer, isPrivate: true, isPreview: true } }
  if (answer?.status !== 200) return answers
  const { key, content } = answer.body as { key: string; content: object }
  return { ...answers, [`/page-content/${key}`]: { status: 200, body: content, isPrivate: true, isPreview: true } }
}
