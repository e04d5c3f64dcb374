import { useRef, useState } from 'react'
import { sentenceOf } from '../api/failure.ts'
import { type Proof, reauthenticate } from '../api/reauthenticate.ts'
import { useServices } from '../services.ts'
import { isRefused } from '../session/session.ts'
import { stumbleOf } from './secondFactor/passkeys.ts'
import { useSecondStepWords } from './secondFactor/useSecondFactorWords.ts'
import { type Asked, askedIn } from './signIn.ts'
import { useSignInWords } from './useSignInWords.ts'

/** Renews the sign-in of this session, and says what went wrong and what may be brought beside the password. */
export function useReauthenticate() {
  const { account, passwordChange } = useSignInWords()
  const words = useSecondStepWords()
  const { apiUrl, session } = useServices()
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(null)

  function sentenceFor(error: unknown, proof: Proof | undefined): string | undefined {
    if (!proof) return stumbleOf(error) ? words.canceled : words.wrongPasskey
    if (!isRefused(error)) return sentenceOf(error, account.loginFailed)
    return proof.passkey ? words.wrongPasskey : proof.code ? words.wrongCode : passwordChange.wrong
  }

  /** Sends what is brought: at once, or by a device that answers late. */
  async function prove(bring: (signal: AbortSignal) => Promise<Proof>) {
    if (isBusy) return
    running.current = new AbortController()
    const { signal } = running.current
    setBusy(true)
    setFailure(undefined)
    let proof: Proof | undefined
    try {
      proof = await bring(signal)
      if (signal.aborted) return
      await reauthenticate({ apiUrl, token: session.token }, proof)
      session.reauthenticated()
    } catch (error) {
      if (signal.aborted) return
      const options = askedIn(error)
      if (options) setAsked((before) => (proof?.currentPassword === undefined ? options : before))
      const isAsking = options && proof && Object.keys(proof).length === 0
      if (isRefused(error) && !options && !error.body?.errors) session.askSignIn()
      else if (!isAsking) setFailure(sentenceFor(error, proof))
      setBusy(false)
    }
  }

  return {
    asked,
    isBusy,
    failure,
    prove,
    /** Has the server say which factors there are, and what a passkey is to sign. */
    askFactor: () => prove(async () => ({})),
    /** Whatever is being asked or sent is given up. */
    goBack() {
      running.current?.abort()
      setBusy(false)
      setAsked(undefined)
      setFailure(undefined)
    },
  }
}
