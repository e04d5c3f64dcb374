import { lazy, Suspense, useState } from 'react'
import { useSignInPrompt } from './useSignInPrompt.ts'

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))

/** Asks for the password in place when the token has run out in the middle of the work; its code comes when it is wanted. */
export function SignInAgain() {
  const isSignInPromptOpen = useSignInPrompt() !== null
  const [wasAsked, setAsked] = useState(isSignInPromptOpen)
  if (isSignInPromptOpen && !wasAsked) setAsked(true)
  return <Suspense>{wasAsked && <SignInDialog isOpen={isSignInPromptOpen} />}</Suspense>
}
