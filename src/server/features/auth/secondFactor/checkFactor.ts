import type { PasskeyAssertion, SecondFactor, SecondFactorProblem } from '../../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../../contract/i18n/shared/secondFactor.ts'
import { inTransaction, type TransactionContext } from '../../../platform/db/transaction.ts'
import { refused } from '../../../platform/http/problems.ts'
import type { AccountLetters } from '../accountLetters.ts'
import type { Attempts, Caller } from '../attempts.ts'
import { factorsOf } from './factors.ts'
import type { Passkeys } from './passkeys.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts'
import type { RelyingParty } from './relyingParty.ts'
import { takeTotp } from './totps.ts'

const WITHIN_SESSION = { address: '', isHere: false, isKnown: true }

interface Owner {
  id: number
  email: string
  passwordHash?: string
}

interface Checking {
  ground: TransactionContext
  passkeys: Passkeys
  letters: Pick<AccountLetters, 'secondFactor'>
  attempts: Pick<Attempts, 'guessFactor'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** What was brought beside the right password. */
interface Brought {
  code?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

export type CheckFactor = ReturnType<typeof createCheckFactor>

/**
 * Whether who knows the password has brought the second factor too, where one is set up; what was brought counts no second time. Wrong
 * ones are limited for each account, and its owner hears of the third one behind the right password.
 */
export function createCheckFactor({ ground, passkeys, letters, attempts, now }: Checking) {
  const { db } = ground

  async function isRight(
    { id, email }: Owner,
    { code = '', passkey }: Brought,
    factors: readonly SecondFactor[],
    party: RelyingParty,
  ): Promise<boolean> {
    if (passkey) return (await passkeys.check(passkey, { administratorId: id, party })) !== undefined
    const typed = code.replace(/\s/g, '')
    if (/^\d{6}$/.test(typed)) return factors.includes('totp') && takeTotp(db, id, typed, now())
    return inTransaction(ground, async (within) => {
      if (!(await takeRecoveryCode(within.db, id, typed))) return false
      const left = await countRecoveryCodes(within.db, id)
      await letters.secondFactor(within, email, { kind: 'codeUsed', left })
      return true
    })
  }

  /** @param from where a sign-in with the right password comes from; absent where the owner of a session shows once more who they are */
  return async (
    administrator: Owner,
    brought: Brought,
    party: RelyingParty,
    from?: Caller & { isKnown: boolean },
  ): Promise<{ outcome: 'right' } | { outcome: 'missing' | 'wrong'; refusal: Error }> => {
    const factors = await factorsOf(db, administrator.id)
    if (factors.length === 0) return { outcome: 'right' }
    const isMissing = !brought.passkey && !brought.code
    if (!isMissing) {
      const { id: administratorId, email, passwordHash } = administrator
      const guess = await attempts.guessFactor({ administratorId, passwordHash, ...(from ?? WITHIN_SESSION) })
      if (await isRight(administrator, brought, factors, party)) {
        await guess.succeed()
        return { outcome: 'right' }
      }
      if (from && (await guess.fail()).isNews) await letters.secondFactor(ground, email, { kind: 'wrongFactor' })
    }
    const told: Pick<SecondFactorProblem, 'secondFactor' | 'passkeyOptions'> = { secondFactor: factors }
    if (factors.includes('passkey'))
      told.passkeyOptions = { ...(await passkeys.requestOptions({ administratorId: administrator.id, party })) }
    const message = isMissing
      ? secondFactor.missing
      : brought.passkey
        ? secondFactor.wrongPasskey
        : secondFactor.wrongCode
    return { outcome: isMissing ? 'missing' : 'wrong', refusal: refused.unauthorized(message, told) }
  }
}
