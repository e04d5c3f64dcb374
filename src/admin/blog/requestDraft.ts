import { HttpError } from 'ra-core'
import { modelEndpoints } from '../../contract/api/endpoints.ts'
import { callOf } from '../api/calls.ts'
import { createHttp } from '../api/http.ts'
import type { Services } from '../services.ts'

/**
 * Has a post drafted from a topic: markdown, which servers answer as a text body or as a JSON string (CONTRACT section 3).
 * An empty answer counts as a failure.
 */
export async function requestDraft(
  { apiUrl, session }: Pick<Services, 'apiUrl' | 'session'>,
  topic: string,
  signal: AbortSignal,
): Promise<string> {
  const { method, path } = callOf(modelEndpoints.draftPost)
  const answer = await createHttp(session)(apiUrl + path, { method, body: JSON.stringify({ topic }), signal })
  const draft = String(typeof answer.json === 'string' ? answer.json : answer.body).trim()
  if (!draft) throw new HttpError('', answer.status, {})
  return draft
}
