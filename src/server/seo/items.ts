import type { Answer } from '../../contract/site.ts'
import type { Ask } from '../rendering/answers.ts'
import { refused } from '../shared/problems.ts'

/** A thing as any server that keeps the specification shows it in a list. */
export interface Item {
  id?: number | string
  slug?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  date?: string | null
}

/** What the API shows visitors at an address; undefined when there is nothing. Throws when it does not answer. */
export async function read(ask: Ask, path: string): Promise<unknown> {
  const answer: Answer | undefined = await ask(path)
  if (answer?.status === 404) return undefined
  if (!answer || answer.status >= 400) throw refused.unavailable()
  return answer.body
}

/** The same, where it is a list. */
export const readItems = async <T extends Item>(ask: Ask, path: string): Promise<T[]> => {
  const body = await read(ask, path)
  return Array.isArray(body) ? (body as T[]) : []
}

/** The path of the page of one thing, from the pattern of all of them. */
export const pathOfItem = (pattern: string, { slug, id }: Item): string =>
  pattern.replace(/:\w+/, encodeURIComponent(slug || String(id)))

/** When things last changed for visitors, as ISO 8601 in UTC; undefined when they do not say. */
export function lastChangeOf(items: readonly Item[]): string | undefined {
  const moments = items
    .flatMap(({ createdAt, updatedAt, date }) => [createdAt, updatedAt, date])
    .map((moment) => Date.parse(moment ?? ''))
    .filter(Number.isFinite)
  return moments.length > 0 ? new Date(Math.max(...moments)).toISOString() : undefined
}
