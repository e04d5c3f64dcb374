import type { PasskeyAssertion, SecondFactor, SecondFactorProblem } from '../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../contract/texts/both/secondFactor.ts'
import { type Ground, inTransaction } from '../../db/inTransaction.ts'
import { refused } from '../../shared/problems.ts'
import type { AccountLetters } from '../accountLetters.ts'
import { factorsOf } from './factors.ts'
import type { Passkeys } from './passkeys.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts'
import type { RelyingParty } from './relyingParty.ts'
import { takeTotp } from './totps.ts'

interface Checking {
  ground: Ground
  passkeys: Passkeys
  letters: Pick<AccountLetters, 'secondFactor'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** What was brought beside the right password. */
interface Brought {
  code?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

export type CheckFactor = ReturnType<typeof createCheckFactor>

/** Whether who knows the password has brought the second factor too, where one is set up; what was brought counts no second time. */
export function createCheckFactor({ ground, passkeys, letters, now }: Checking) {
  const { db } = ground

  async function isRight(
    { id, email }: { id: number; email: string },
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

  return async (
    administrator: { id: number; email: string },
    brought: Brought,
    party: RelyingParty,
  ): Promise<{ outcome: 'right' } | { outcome: 'missing' | 'wrong'; refusal: Error }> => {
    const factors = await factorsOf(db, administrator.id)
    if (factors.length === 0) return { outcome: 'right' }
    const isMissing = !brought.passkey && !brought.code
    if (!isMissing && (await isRight(administrator, brought, factors, party))) return { outcome: 'right' }
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
