import { useState } from 'react'
import { fieldTextsIn, sentenceOf } from '../../api/failure.ts'
import type { Outcome } from '../Outcome.tsx'
import { useSecondFactorWords } from './useSecondFactorWords.ts'

/** The field of the password in force, as the contract calls it. */
export const PASSWORD = 'currentPassword'

/** Does one thing at a time, and says why it failed: at the field that the server names, or below the form. */
export function useAttempt() {
  const words = useSecondFactorWords()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()

  /** @param say what to say of what no server said; nothing for those */
  async function attempt(work: () => Promise<void>, say?: (error: unknown) => string | undefined) {
    if (isBusy) return
    setBusy(true)
    setFaults({})
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const found = fieldTextsIn(error)
      setFaults(found)
      if (!found[PASSWORD] && !found.code && !found.name)
        setFailure(say?.(error) ?? found.response ?? sentenceOf(error, words.failed))
    }
    setBusy(false)
  }
  const outcome: Outcome = failure ? { state: 'failed', sentence: failure } : { state: 'idle' }
  return { isBusy, faults, outcome, attempt, fault: (name: string, text: string) => setFaults({ [name]: text }) }
}
