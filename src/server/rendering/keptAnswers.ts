import { type Cache, createCache } from '../shared/cache.ts'
import { type Answered, type Ask, NOT_ENTERED } from './answers.ts'

const MEGABYTE = 1024 * 1024
/** Answers are kept for what is drawn from them in one go; pages have their own time. */
const LIMITS = { places: { answers: 8 * MEGABYTE }, maxAge: 60_000 }

interface Kept {
  answer: Answered | undefined
  /** In characters of JSON. */
  size: number
}

/**
 * Asks once for what many pages show, such as the menu's services, until something changes: `clear` forgets all. What failed,
 * has moved or is private is asked for each time. Nobody may write into an answer.
 */
export function keepAnswers(ask: Ask): { ask: Ask; clear: Cache<Kept>['clear'] } {
  const kept = createCache({
    ...LIMITS,
    placeOf: ({ answer }: Kept) => (answer && isLasting(answer) ? 'answers' : undefined),
    sizeOf: ({ size }) => size * 2,
  })
  return {
    clear: kept.clear,
    async ask(path) {
      const { answer } = await kept.get(path, async () => {
        const answer = await ask(path)
        return { answer, size: JSON.stringify(answer?.body ?? null).length }
      })
      return answer
    },
  }
}

const isLasting = ({ status, location, isPrivate }: Answered) =>
  (status < 400 || status === NOT_ENTERED) && !location && !isPrivate
