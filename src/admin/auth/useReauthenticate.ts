import { secondStepTexts } from '../../contract/i18n/admin/secondStep.ts'
import { errorMessage } from '../api/failure.ts'
import { type Proof, reauthenticate } from '../api/reauthenticate.ts'
import { useMessages } from '../i18n/messages.ts'
import { useServices } from '../services.ts'
import { stumbleOf } from './secondFactor/passkeys.ts'
import { isUnauthorized } from './session.ts'
import { askedIn } from './signIn.ts'
import { signInTexts } from './signInTexts.ts'
import { useAttempt } from './useSignIn.ts'

/** Renews the sign-in of this session, and says what went wrong and what may be brought beside the password. */
export function useReauthenticate() {
  const { account, passwordChange } = useMessages(signInTexts)
  const words = useMessages(secondStepTexts)
  const { apiUrl, session } = useServices()
  const { run, setAsked, ...attempt } = useAttempt()

  /** Sends what is brought: at once, or by a device that answers late. */
  const prove = (bring: (signal: AbortSignal) => Promise<Proof>) => {
    let proof: Proof | undefined
    return run(
      async (signal) => {
        proof = await bring(signal)
        signal.throwIfAborted()
        await reauthenticate({ apiUrl, token: session.token }, proof)
        session.reauthenticated()
      },
      (error) => {
        if (!proof) return stumbleOf(error) ? words.canceled : words.wrongPasskey
        const options = askedIn(error)
        if (options && proof.currentPassword === undefined) setAsked(options)
        if (options && Object.keys(proof).length === 0) return undefined
        if (!isUnauthorized(error)) return errorMessage(error, account.loginFailed)
        if (!options && !error.body?.errors) {
          // The token itself no longer counts.
          session.promptSignIn()
          return undefined
        }
        return proof.passkey ? words.wrongPasskey : proof.code ? words.wrongCode : passwordChange.wrong
      },
    )
  }
  return { ...attempt, prove }
}
