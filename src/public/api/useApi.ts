import useSWR from 'swr'
import type { Answer } from '../../contract/site.ts'
import { isGood, type Loaded } from './answers.ts'
import { addressOf, type CallArguments, type PublicAnswers, type PublicCall } from './calls.ts'
import { fetchAnswer } from './fetchAnswer.ts'

/**
 * What the API answers to a call: `useApi('GET /products/:idOrSlug', { idOrSlug: 'kok-6' })`. Known at the first
 * render when the server answered it beforehand, be it with a failure.
 */
export function useApi<C extends PublicCall>(call: C, ...args: CallArguments<C>): Loaded<PublicAnswers[C]> {
  const { data: answer, error, mutate } = useSWR<Answer>(addressOf(call, ...args), fetchAnswer)
  const retry = () => void mutate().catch(() => {})
  if (!answer) return error ? { state: 'failed', retry } : { state: 'loading' }
  if (answer.status === 404) return { state: 'missing' }
  return isGood(answer) ? { state: 'ready', data: answer.body as PublicAnswers[C] } : { state: 'failed', retry }
}
