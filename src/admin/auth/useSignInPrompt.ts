import { useSyncExternalStore } from 'react'
import { useServices } from '../services.ts'
import type { SignInPrompt } from './session.ts'

/** The open prompt; until it is closed no other dialog may open. */
export function useSignInPrompt(): SignInPrompt | null {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, () => session.prompt)
}
