import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import type { Answer } from '../../contract/site.ts'
import { createEarlyAnswers, EarlyAnswersContext } from './earlyAnswers.ts'
import { useWhereabouts } from '../navigation/Place.tsx'

/** What several parts of one page need is asked for once: they come within so many milliseconds. */
const AT_ONCE = 50

interface AnswersProps {
  /** What the server answered beforehand, by address. */
  answers: Record<string, Answer>
  children: ReactNode
}

/**
 * Gives the pages what the server already answered, and keeps what is answered later. On the first page nothing is asked
 * again; after it, what is known is shown at once and refreshed behind. What is previewed is that page's alone.
 */
export function Answers({ answers, children }: AnswersProps) {
  const { place, isFirst } = useWhereabouts()
  const [first] = useState(place)
  const [early] = useState(createEarlyAnswers)
  const [saved] = useState(() => Object.fromEntries(Object.entries(answers).filter(([, { isPreview }]) => !isPreview)))
  return (
    <EarlyAnswersContext value={early}>
      <SWRConfig
        value={{
          provider: () => new Map(),
          fallback: isFirst ? answers : saved,
          fetcher: early.take,
          revalidateIfStale: place !== first,
          revalidateOnFocus: false,
          dedupingInterval: AT_ONCE,
          errorRetryCount: 3,
        }}
      >
        {children}
      </SWRConfig>
    </EarlyAnswersContext>
  )
}
