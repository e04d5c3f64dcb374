import type { Answer } from '../../contract/site.ts'
import { NO_ANSWER } from './answers.ts'
import { callApi } from './callApi.ts'

/** Sends something to the API and gives its answer, whatever it is; a body that is no JSON counts as none. Never throws. */
export async function postAnswer(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await callApi(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return NO_ANSWER
  }
}
