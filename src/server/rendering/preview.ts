import { endpointOf, fillEndpoint } from '../../contract/endpoint.ts'
import { CONTENT_PREVIEW } from '../../contract/previews.ts'
import type { Answered, Ask } from './answers.ts'

/** The answers of a page with what is previewed in the place of what is saved; nobody may keep them. Without it where the link has expired. */
export async function withPreview(
  answers: Record<string, Answered>,
  token: string,
  ask: Ask,
): Promise<Record<string, Answered>> {
  const answer = await ask(fillEndpoint(endpointOf(CONTENT_PREVIEW), { token }).path)
  if (answer?.status !== 200) return answers
  const { key, content } = answer.body as { key: string; content: object }
  return { ...answers, [`/page-content/${key}`]: { status: 200, body: content, isPrivate: true, isPreview: true } }
}
