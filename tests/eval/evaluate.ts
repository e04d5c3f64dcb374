import type { assistantFinder } from '../../src/server/features/assistant/index.ts'
import { type Question, questions } from './questions.ts'

/** Pages among which the right one must be. */
const FIRST = 3

export interface Verdict {
  question: string
  expected: Question[1]
  found: string[]
  isRight: boolean
}

/** Asks every question, and says which found their page among the first three, or nothing where there is nothing to find. */
export async function evaluate({
  find,
}: Pick<ReturnType<typeof assistantFinder>, 'find'>): Promise<{ verdicts: Verdict[]; share: number }> {
  const verdicts: Verdict[] = []
  for (const [question, expected] of questions) {
    const { pages } = await find(question)
    const found = pages.slice(0, FIRST).map(({ url }) => url)
    verdicts.push({ question, expected, found, isRight: expected ? found.includes(expected) : !found.length })
  }
  return { verdicts, share: verdicts.filter(({ isRight }) => isRight).length / verdicts.length }
}
