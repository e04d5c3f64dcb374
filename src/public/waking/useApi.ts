import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import { isGood, type Loaded } from '../api/answers.ts'
import { addressOf, type CallArguments, type PublicAnswers, type PublicCall } from '../api/calls.ts'
import { type AnswerStore, createAnswerStore, type Known } from './answerStore.ts'

interface Answers {
  store: AnswerStore
  /** On the first page nothing is asked again; after it, what is known is shown at once and refreshed behind. */
  hasNavigated: boolean
}

export const AnswersContext = createContext<Answers>({ store: createAnswerStore(), hasNavigated: true })

/**
 * What the API answers to a call: `useApi('GET /products/:idOrSlug', { idOrSlug: 'kok-6' })`. Known at the first
 * render when the server answered it beforehand, be it with a failure.
 */
export const useApi = <C extends PublicCall>(call: C, ...args: CallArguments<C>): Loaded<PublicAnswers[C]> =>
  loadedOf<PublicAnswers[C]>(useAnswer(addressOf(call, ...args)))

function loadedOf<T>({ answer, hasFailed, retry }: ReturnType<typeof useAnswer>): Loaded<T> {
  if (!answer) return hasFailed ? { state: 'failed', retry } : { state: 'loading' }
  if (answer.status === 404) return { state: 'missing' }
  if (!isGood(answer)) return { state: 'failed', retry }
  return { state: 'ready', data: answer.body as T, total: answer.total }
}

/** The answer itself, for whoever tells one failure from another. */
export function useAnswer(address: string): Known & { retry(): Promise<void> } {
  const { store, hasNavigated } = use(AnswersContext)
  const read = () => store.read(address)
  const subscribe = useCallback((onChange: () => void) => store.subscribe(address, onChange), [store, address])
  const known = useSyncExternalStore(subscribe, read, read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer that is there when the page is opened decides
  useEffect(() => {
    if (hasNavigated || !known.answer) store.refresh(address)
  }, [store, address])
  return { ...known, retry: () => store.retry(address) }
}
