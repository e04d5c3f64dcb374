import type { Answer } from '../../contract/site.ts'

/** What a page knows about an answer that it needs. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }

/** Stands for an answer that never came. */
export const NO_ANSWER: Answer = { status: 0, body: null }

export const isGood = ({ status, body }: Answer): boolean => status >= 200 && status < 300 && body != null

/** Every needed address with its answer: one that is missing counts as failed (`SiteEntry`), on server and browser alike. */
export const completeAnswers = (needs: readonly string[], answers: Record<string, Answer>): Record<string, Answer> => ({
  ...Object.fromEntries(needs.map((address) => [address, NO_ANSWER])),
  ...answers,
})
