import { useRef, useState } from 'react'
import { secondFactorChallengeTexts } from '../../contract/i18n/admin/secondFactorChallenge.ts'
import type { LoginParams } from '../authProvider.ts'
import { useMessages } from '../i18n/language.ts'
import { useServices } from '../services.ts'
import { passkeyErrorOf } from './secondFactor/passkeys.ts'
import { type Credentials, type SecondFactorChallenge, type SecondFactorProof, SignInError } from './signIn.ts'
import { signInTexts } from './signInTexts.ts'

interface Typed {
  email: string
  password: string
  stays: boolean
}

/** Signs in with the form's values; returns the requested second factor and the error message. */
export function useSignIn({ email, password, stays }: Typed) {
  const { account } = useMessages(signInTexts)
  const messages = useMessages(secondFactorChallengeTexts)
  const { authProvider } = useServices()
  const login = (params: LoginParams): Promise<void> => authProvider.login(params)
  const { run, setChallenge, ...attempt } = useAttempt()
  const reasonOf = ({ reason, message }: SignInError) => (reason ? account[reason] : message)

  /** With the proof of the second step, once the server has requested it; `getProof` may wait for a device. */
  const enter = (getProof?: (signal: AbortSignal) => Promise<SecondFactorProof>) => {
    let proof: SecondFactorProof | undefined
    return run(
      async (signal) => {
        proof = await getProof?.(signal)
        await login({ ...credentialsOf({ email, password, stays }), proof, signal })
      },
      (error) => {
        if (!(error instanceof SignInError)) return passkeyErrorOf(error) ? messages.canceled : messages.wrongPasskey
        if (error.challenge) setChallenge(error.challenge)
        if (error.challenge) return proof && ('code' in proof ? messages.wrongCode : messages.wrongPasskey)
        // The password is no longer accepted.
        if (error.reason === 'wrongCredentials') setChallenge(undefined)
        return reasonOf(error)
      },
    )
  }

  const enterByPasskey = () =>
    run(
      () => login({ byPasskey: true, staySignedIn: stays }),
      (error) => {
        if (!(error instanceof SignInError)) return passkeyErrorOf(error) ? messages.none : messages.wrongPasskey
        return error.reason === 'wrongCredentials' ? messages.wrongPasskey : reasonOf(error)
      },
    )

  return { ...attempt, enter, enterByPasskey }
}

export type Attempt = ReturnType<typeof useAttempt>

/** Sign-in attempts, one at a time: the requested second factor, and the error message of the last attempt. */
export function useAttempt() {
  const [challenge, setChallenge] = useState<SecondFactorChallenge>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(null)
  return {
    challenge,
    setChallenge,
    isBusy,
    failure,
    /** After a success it stays busy until the form closes. */
    async run(
      work: (signal: AbortSignal) => Promise<void>,
      errorMessage: (error: unknown) => string | undefined,
    ): Promise<void> {
      if (isBusy) return
      running.current = new AbortController()
      const { signal } = running.current
      setBusy(true)
      setFailure(undefined)
      try {
        await work(signal)
      } catch (error) {
        if (signal.aborted) return
        setFailure(errorMessage(error))
        setBusy(false)
      }
    },
    /** Aborts the running attempt. */
    goBack() {
      running.current?.abort()
      setBusy(false)
      setChallenge(undefined)
      setFailure(undefined)
    },
  }
}

const credentialsOf = ({ email, password, stays }: Typed): Credentials => ({
  email: email.trim(),
  password,
  ...(stays && { staySignedIn: true }),
})
