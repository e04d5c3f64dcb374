import { secondFactorChallengeTexts } from '../../contract/i18n/admin/secondFactorChallenge.ts'
import { errorMessage } from '../api/failure.ts'
import { type Proof, reauthenticate } from '../api/reauthenticate.ts'
import { useMessages } from '../i18n/messages.ts'
import { useServices } from '../services.ts'
import { passkeyErrorOf } from './secondFactor/passkeys.ts'
import { isUnauthorized } from './session.ts'
import { challengeIn } from './signIn.ts'
import { signInTexts } from './signInTexts.ts'
import { useAttempt } from './useSignIn.ts'

/** Reauthenticates this session; returns the error message and the second factors of the account. */
export function useReauthenticate() {
  const { account, passwordChange } = useMessages(signInTexts)
  const messages = useMessages(secondFactorChallengeTexts)
  const { apiUrl, session } = useServices()
  const { run, setChallenge, ...attempt } = useAttempt()

  /** Sends the proof; `getProof` may wait for a device. */
  const prove = (getProof: (signal: AbortSignal) => Promise<Proof>) => {
    let proof: Proof | undefined
    return run(
      async (signal) => {
        proof = await getProof(signal)
        signal.throwIfAborted()
        await reauthenticate({ apiUrl, token: session.token }, proof)
        session.reauthenticated()
      },
      (error) => {
        if (!proof) return passkeyErrorOf(error) ? messages.canceled : messages.wrongPasskey
        const options = challengeIn(error)
        if (options && proof.currentPassword === undefined) setChallenge(options)
        if (options && Object.keys(proof).length === 0) return undefined
        if (!isUnauthorized(error)) return errorMessage(error, account.loginFailed)
        if (!options && !error.body?.errors) {
          // The token itself is no longer valid.
          session.promptSignIn()
          return undefined
        }
        return proof.passkey ? messages.wrongPasskey : proof.code ? messages.wrongCode : passwordChange.wrong
      },
    )
  }
  return { ...attempt, prove }
}
