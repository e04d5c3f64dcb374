import type { Locale } from '../../src/contract/constants.ts'
import type { demoSite } from './demoSite.ts'
import { type Question, questions } from './questions.ts'
import { questionsEnglish } from './questionsEnglish.ts'

export const questionsIn: Record<Locale, readonly Question[]> = { tr: questions, en: questionsEnglish }

/** Number of results that must contain the right page. */
const FIRST = 3

export interface Verdict {
  question: string
  expected: Question[1]
  found: string[]
  isRight: boolean
}

/**
 * Evaluates every question. A result is right if the page is among the first three found, or in an answer without
 * search; for a question without a page, if nothing is found.
 */
export async function evaluate(
  { search, answers }: Awaited<ReturnType<typeof demoSite>>['tr'],
  asked: readonly Question[],
): Promise<{ verdicts: Verdict[]; share: number }> {
  const verdicts: Verdict[] = []
  for (const [question, expected] of asked) {
    const answer = await answers.atOnce(question)
    const pages = answer ? (answer.sources ?? []) : (await search.find(question)).pages.slice(0, FIRST)
    const found = pages.map(({ url }) => url)
    verdicts.push({ question, expected, found, isRight: expected ? found.includes(expected) : !found.length })
  }
  return { verdicts, share: verdicts.filter(({ isRight }) => isRight).length / verdicts.length }
}
