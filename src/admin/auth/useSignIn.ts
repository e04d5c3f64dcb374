import { useRef, useState } from 'react'
import { secondStepTexts } from '../../contract/i18n/admin/secondStep.ts'
import type { LoginParams } from '../authProvider.ts'
import { useMessages } from '../i18n/messages.ts'
import { useServices } from '../services.ts'
import { stumbleOf } from './secondFactor/passkeys.ts'
import { type Asked, type Brought, type Credentials, SignInError } from './signIn.ts'
import { signInTexts } from './signInTexts.ts'

interface Typed {
  email: string
  password: string
  stays: boolean
}

/** Signs in with what is typed, and says which second step is asked for and what went wrong. */
export function useSignIn({ email, password, stays }: Typed) {
  const { account } = useMessages(signInTexts)
  const words = useMessages(secondStepTexts)
  const { authProvider } = useServices()
  const login = (params: LoginParams): Promise<void> => authProvider.login(params)
  const { run, setAsked, ...attempt } = useAttempt()
  const reasonOf = ({ reason, message }: SignInError) => (reason ? account[reason] : message)

  /** With what is brought for the second step, once that is asked for: by a press, or by a device that answers late. */
  const enter = (bring?: (signal: AbortSignal) => Promise<Brought>) => {
    let brought: Brought | undefined
    return run(
      async (signal) => {
        brought = await bring?.(signal)
        await login({ ...credentialsOf({ email, password, stays }), brought, signal })
      },
      (error) => {
        if (!(error instanceof SignInError)) return stumbleOf(error) ? words.canceled : words.wrongPasskey
        if (error.asked) setAsked(error.asked)
        if (error.asked) return brought && ('code' in brought ? words.wrongCode : words.wrongPasskey)
        // The password no longer counts.
        if (error.reason === 'wrongCredentials') setAsked(undefined)
        return reasonOf(error)
      },
    )
  }

  const enterByPasskey = () =>
    run(
      () => login({ byPasskey: true, staySignedIn: stays }),
      (error) => {
        if (!(error instanceof SignInError)) return stumbleOf(error) ? words.none : words.wrongPasskey
        return error.reason === 'wrongCredentials' ? words.wrongPasskey : reasonOf(error)
      },
    )

  return { ...attempt, enter, enterByPasskey }
}

export type Attempt = ReturnType<typeof useAttempt>

/** Attempts to show who one is, one at a time: which second step is asked for, and what went wrong with the last one. */
export function useAttempt() {
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(null)
  return {
    asked,
    setAsked,
    isBusy,
    failure,
    /** After a success it stays busy: what asked for it closes. */
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
    /** Whatever is being asked or sent is given up. */
    goBack() {
      running.current?.abort()
      setBusy(false)
      setAsked(undefined)
      setFailure(undefined)
    },
  }
}

const credentialsOf = ({ email, password, stays }: Typed): Credentials => ({
  email: email.trim(),
  password,
  ...(stays && { staySignedIn: true }),
})
