import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import { isGood, type Loaded } from '../api/answers.ts'
import { addressOf, type CallArguments, type PublicAnswers, type PublicCall } from '../api/calls.ts'
import { type AnswerStore, createAnswerStore, type Known } from './answerStore.ts'
import type { Asks } from './route.ts'

interface Answers {
  store: AnswerStore
  /** On the first page nothing is asked again; after it, what is known is shown at once and refreshed behind. */
  hasNavigated: boolean
}

export const AnswersContext = createContext<Answers>({ store: createAnswerStore(), hasNavigated: true })

/**
 * What the API answers to a call: `useApi('GET /services')`. Known at the first render when the server answered it
 * beforehand, be it with a failure.
 */
export const useApi = <C extends PublicCall>(call: C, ...args: CallArguments<C>): Loaded<PublicAnswers[C]> =>
  loadedOf<PublicAnswers[C]>(useAnswer(addressOf(call, ...args)))

/** What a page is drawn with, by name. */
export function useData(asks: Asks): Record<string, Loaded<unknown>> {
  const answers = useAnswers(Object.values(asks).map(({ address }) => address))
  return Object.fromEntries(Object.keys(asks).map((name, i) => [name, loadedOf(answers[i]!)]))
}

/** What came of a list; nothing while it is not there, or is none. */
export const listIn = <T>(loaded: Loaded<T[]>): T[] =>
  loaded.state === 'ready' && Array.isArray(loaded.data) ? loaded.data : []

/** The answer itself, for whoever tells one failure from another. */
export const useAnswer = (address: string): Asked => useAnswers([address])[0]!

interface Asked extends Known {
  retry(): Promise<void>
}

function useAnswers(addresses: readonly string[]): Asked[] {
  const { store, hasNavigated } = use(AnswersContext)
  // One word, which says whether they are the same: addresses have no blanks.
  const all = addresses.join(' ')
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = wordsOf(all).map((address) => store.subscribe(address, onChange))
      return () => {
        for (const end of ends) end()
      }
    },
    [store, all],
  )
  useSyncExternalStore(subscribe, store.revision, store.revision)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers that are there when the page is opened decide
  useEffect(() => {
    for (const address of wordsOf(all)) if (hasNavigated || !store.read(address).answer) store.refresh(address)
  }, [store, all])
  return addresses.map((address) => ({ ...store.read(address), retry: () => store.retry(address) }))
}

const wordsOf = (words: string) => words.split(' ').filter(Boolean)

function loadedOf<T>({ answer, hasFailed, retry }: Asked): Loaded<T> {
  if (!answer) return hasFailed ? { state: 'failed', retry } : { state: 'loading' }
  if (answer.status === 404) return { state: 'missing' }
  if (!isGood(answer)) return { state: 'failed', retry }
  return { state: 'ready', data: answer.body as T, total: answer.total }
}
