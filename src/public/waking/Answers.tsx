import { type ReactNode, useState } from 'react'
import type { Answer } from '../../contract/site.ts'
import { createAnswerStore } from './answerStore.ts'
import { usePlace } from './Place.tsx'
import { AnswersContext } from './useApi.ts'

interface AnswersProps {
  /** What the server answered beforehand, by address. */
  answers: Record<string, Answer>
  children: ReactNode
}

/** Gives the pages what the server already answered, and keeps what is answered later. */
export function Answers({ answers, children }: AnswersProps) {
  const place = usePlace()
  const [first] = useState(place)
  const [store] = useState(() => createAnswerStore(answers))
  return <AnswersContext value={{ store, hasNavigated: place !== first }}>{children}</AnswersContext>
}
