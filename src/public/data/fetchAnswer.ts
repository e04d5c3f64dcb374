import { totalIn } from '../../contract/domain/paging.ts'
import { withPicturesFrom } from '../../contract/domain/pictures.ts'
import type { Answer } from '../../contract/site.ts'
import { addPictureDescriptions } from '../media/pictureFacts.ts'
import { apiRoot } from './apiRoot.ts'
import { callApi } from './callApi.ts'

/**
 * Asks the API. A refusal (4xx) is an answer; a server's failure or none at all throws, so that what is already shown
 * stays. A body that is no JSON counts as none.
 */
export async function fetchAnswer(address: string): Promise<Answer> {
  const response = await callApi(address)
  if (response.status >= 500) throw new Error(`${address} answered ${response.status}`)
  const total = totalIn(response.headers.get('content-range'))
  const body: unknown = await response.json().catch(() => null)
  addPictureDescriptions(body)
  return { status: response.status, body: withPicturesFrom(apiRoot(), body), total }
}
