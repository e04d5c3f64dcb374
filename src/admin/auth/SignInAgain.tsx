import { lazy, Suspense, useState } from 'react'
import { useSignInPrompt } from './useSignInPrompt.ts'

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))

/** The sign-in dialog, loaded when it first opens. */
export function SignInAgain() {
  const isSignInPromptOpen = useSignInPrompt() !== null
  const [hasOpened, setHasOpened] = useState(isSignInPromptOpen)
  if (isSignInPromptOpen && !hasOpened) setHasOpened(true)
  return <Suspense>{hasOpened && <SignInDialog isOpen={isSignInPromptOpen} />}</Suspense>
}
