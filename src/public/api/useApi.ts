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
  const { answer, hasFailed, retry } = useAnswer(addressOf(call, ...args))
  if (!answer) return hasFailed ? { state: 'failed', retry } : { state: 'loading' }
  if (answer.status === 404) return { state: 'missing' }
  if (!isGood(answer)) return { state: 'failed', retry }
  return { state: 'ready', data: answer.body as PublicAnswers[C], total: answer.total }
}

/** The answer itself, for whoever tells one failure from another. */
export function useAnswer(address: string) {
  const { data: answer, error, mutate } = useSWR<Answer>(address, fetchAnswer)
  return { answer, hasFailed: Boolean(error), retry: () => mutate().then(noop, noop) }
}

const noop = () => {}
