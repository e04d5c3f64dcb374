import { createContext } from 'react'
import type { Answer } from '../../contract/site.ts'
import { fetchAnswer } from './fetchAnswer.ts'

export interface EarlyAnswers {
  /** What was asked for beforehand, not long ago; else it is asked for now. A failure is forgotten. */
  load(address: string): Promise<Answer>
  /** Asks for what a page will need if it is opened; undefined where that is known already. A failure is forgotten. */
  prefetch(address: string): Promise<Answer> | undefined
  /** What was asked for beforehand, not long ago, and not taken yet; else it is asked for now. */
  take(address: string): Promise<Answer>
}

/** What is opened within this many milliseconds of being pointed at needs no second request. */
const EARLY = 30_000

/** Answers that were asked for before anybody opened what they are for. */
export function createEarlyAnswers(): EarlyAnswers {
  const early = new Map<string, { at: number; answer: Promise<Answer> }>()
  const freshOf = (address: string) => {
    const asked = early.get(address)
    return asked && performance.now() - asked.at < EARLY ? asked : undefined
  }
  const load = (address: string) => {
    const known = freshOf(address)
    if (known) return known.answer
    const mine = { at: performance.now(), answer: fetchAnswer(address) }
    early.set(address, mine)
    mine.answer.catch(() => {
      if (early.get(address) === mine) early.delete(address)
    })
    return mine.answer
  }
  return {
    load,
    prefetch: (address) => (freshOf(address) ? undefined : load(address)),
    take(address) {
      const asked = freshOf(address)
      early.delete(address)
      return asked?.answer ?? fetchAnswer(address)
    },
  }
}

export const EarlyAnswersContext = createContext(createEarlyAnswers())
