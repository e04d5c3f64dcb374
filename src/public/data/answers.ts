import type { Answer } from '../../contract/site.ts'

/** What a page knows about an answer that it needs. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; total?: number | undefined }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => Promise<void> }

/** Stands for an answer that never came. */
export const NO_ANSWER: Answer = { status: 0, body: null }

/** Every call of a page answers an entity or a list: a body that is neither says nothing, such as another server's page. */
export const isGood = ({ status, body }: Answer): boolean =>
  status >= 200 && status < 300 && typeof body === 'object' && body !== null

/** Every needed address with its answer: one that is missing counts as failed (`SiteEntry`), on server and browser alike. */
export const completeAnswers = (needs: readonly string[], answers: Record<string, Answer>): Record<string, Answer> => ({
  ...Object.fromEntries(needs.map((address) => [address, NO_ANSWER])),
  ...answers,
})
