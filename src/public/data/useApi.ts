import useSWR, { useSWRConfig } from 'swr'
import type { Answer } from '../../contract/site.ts'
import { isGood, type Loaded } from './answers.ts'
import { addressOf, type CallArguments, type PublicAnswers, type PublicCall } from './calls.ts'
import type { Asks } from '../navigation/route.ts'

/**
 * What the API answers to a call: `useApi('GET /services')`. Known at the first render when the server answered it
 * beforehand, be it with a failure.
 */
export const useApi = <C extends PublicCall>(call: C, ...args: CallArguments<C>): Loaded<PublicAnswers[C]> =>
  loadedOf<PublicAnswers[C]>(useAnswer(addressOf(call, ...args)))

/** What a page is drawn with, by name: the same names as long as it is shown. */
export function useData(asks: Asks): Record<string, Loaded<unknown>> {
  const data: Record<string, Loaded<unknown>> = {}
  for (const [name, { address }] of Object.entries(asks)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: a page asks for as many answers as its route says, always the same
    data[name] = loadedOf(useAnswer(address))
  }
  return data
}

/** What came of a list; nothing while it is not there, or is none. */
export const listIn = <T>(loaded: Loaded<T[]>): T[] =>
  loaded.state === 'ready' && Array.isArray(loaded.data) ? loaded.data : []

interface Asked {
  answer?: Answer
  /** The last request failed; an answer from before it stays. */
  hasFailed: boolean
  /** Asks again, whatever was asked before; resolves when that is answered, never rejects. */
  retry(): Promise<void>
}

/** The answer itself, for whoever tells one failure from another. */
export function useAnswer(address: string): Asked {
  const { fallback } = useSWRConfig()
  const known = fallback[address] as Answer | undefined
  // Neither is asked for: the answer would be another one.
  const fixed = known?.isStandIn || known?.isPreview ? known : undefined
  const { data: answer = fixed, error, mutate } = useSWR<Answer>(fixed ? null : address)
  return { answer, hasFailed: Boolean(error), retry: () => mutate().then(noop, noop) }
}

const noop = () => {}

function loadedOf<T>({ answer, hasFailed, retry }: Asked): Loaded<T> {
  if (!answer) return hasFailed ? { state: 'failed', retry } : { state: 'loading' }
  if (answer.status === 404) return { state: 'missing' }
  if (!isGood(answer)) return { state: 'failed', retry }
  return { state: 'ready', data: answer.body as T, total: answer.total }
}
