import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import type { Answer } from '../../contract/site.ts'

interface ApiAnswersProps {
  /** What the server answered beforehand, by address. */
  answers: Record<string, Answer>
  children: ReactNode
}

/**
 * Gives the pages what the server already answered. On the first page nothing is asked again; after the first
 * navigation, what is cached is shown at once and refreshed behind.
 */
export function ApiAnswers({ answers, children }: ApiAnswersProps) {
  const location = useLocation()
  const [arrival] = useState(location)
  const hasNavigated = location !== arrival
  return (
    <SWRConfig
      value={{
        fallback: answers,
        revalidateIfStale: hasNavigated,
        revalidateOnFocus: false,
        errorRetryCount: 3,
      }}
    >
      {children}
    </SWRConfig>
  )
}
