import type { demoSite } from './demoSite.ts'
import { type Question, questions } from './questions.ts'

/** Pages among which the right one must be. */
const FIRST = 3

export interface Verdict {
  question: string
  expected: Question[1]
  found: string[]
  isRight: boolean
}

/**
 * Asks every question. Right is the page among the first three that are found, or named by an answer that needs no search; where no
 * page answers, right is to find nothing.
 */
export async function evaluate({
  search,
  answers,
}: Awaited<ReturnType<typeof demoSite>>): Promise<{ verdicts: Verdict[]; share: number }> {
  const verdicts: Verdict[] = []
  for (const [question, expected] of questions) {
    const answer = await answers.atOnce(question)
    const pages = answer ? (answer.sources ?? []) : (await search.find(question)).pages.slice(0, FIRST)
    const found = pages.map(({ url }) => url)
    verdicts.push({ question, expected, found, isRight: expected ? found.includes(expected) : !found.length })
  }
  return { verdicts, share: verdicts.filter(({ isRight }) => isRight).length / verdicts.length }
}
