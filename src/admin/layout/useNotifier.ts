import { useNotify } from 'ra-core'

/** Says a sentence that is already in the reader's language, for a while, above the page. */
export function useNotifier() {
  const notify = useNotify()
  return (sentence: string, type: 'info' | 'error' = 'info') => notify(sentence, { type, messageArgs: { _: sentence } })
}
