import { lazy, Suspense, useState } from 'react'
import { useIsAsking } from '../services.ts'

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))

/** Asks for the password in place when the token has run out in the middle of the work; its code comes when it is wanted. */
export function SignInAgain() {
  const isAsking = useIsAsking()
  const [wasAsked, setAsked] = useState(isAsking)
  if (isAsking && !wasAsked) setAsked(true)
  return <Suspense>{wasAsked && <SignInDialog isOpen={isAsking} />}</Suspense>
}
