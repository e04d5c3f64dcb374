import type { Answer } from '../../contract/site.ts'
import { NO_ANSWER } from './answers.ts'
import { apiRoot } from './apiRoot.ts'

/** Sends something to the API and gives its answer, whatever it is; a body that is no JSON counts as none. Never throws. */
export async function postAnswer(address: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(apiRoot() + address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return NO_ANSWER
  }
}
