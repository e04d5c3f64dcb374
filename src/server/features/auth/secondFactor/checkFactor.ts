import type { PasskeyAssertion, SecondFactor, SecondFactorProblem } from '../../../../contract/api/secondFactor.ts'
import { secondFactor } from '../../../../contract/i18n/shared/messages.ts'
import { inTransaction, type TransactionContext } from '../../../platform/db/transaction.ts'
import { refused } from '../../../platform/http/problems.ts'
import type { AccountEmails } from '../accountEmails.ts'
import type { Caller, LoginAttempts } from '../loginAttempts.ts'
import { countRecoveryCodes, factorsOf, takeRecoveryCode } from './factors.ts'
import type { Passkeys, RelyingParty } from './passkeys.ts'
import { takeTotp } from './totp.ts'

const WITHIN_SESSION = { address: '', isHere: false, isKnown: true }

interface Owner {
  id: number
  email: string
  passwordHash?: string
}

interface Checking {
  context: TransactionContext
  passkeys: Passkeys
  emails: Pick<AccountEmails, 'secondFactor'>
  attempts: Pick<LoginAttempts, 'guessFactor'>
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
export function createCheckFactor({ context, passkeys, emails, attempts, now }: Checking) {
  const { db } = context

  async function isRight(
    { id, email }: Owner,
    { code = '', passkey }: Brought,
    factors: readonly SecondFactor[],
    party: RelyingParty,
  ): Promise<boolean> {
    if (passkey) return (await passkeys.check(passkey, { administratorId: id, party })) !== undefined
    const typed = code.replace(/\s/g, '')
    if (/^\d{6}$/.test(typed)) return factors.includes('totp') && takeTotp(db, id, typed, now())
    return inTransaction(context, async (trx) => {
      if (!(await takeRecoveryCode(trx.db, id, typed))) return false
      const left = await countRecoveryCodes(trx.db, id)
      await emails.secondFactor(trx, email, { kind: 'codeUsed', left })
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
      if (from && (await guess.fail()).isNews) await emails.secondFactor(context, email, { kind: 'wrongFactor' })
    }
    const details: Pick<SecondFactorProblem, 'secondFactor' | 'passkeyOptions'> = { secondFactor: factors }
    if (factors.includes('passkey'))
      details.passkeyOptions = { ...(await passkeys.requestOptions({ administratorId: administrator.id, party })) }
    const message = isMissing
      ? secondFactor.missing
      : brought.passkey
        ? secondFactor.wrongPasskey
        : secondFactor.wrongCode
    return { outcome: isMissing ? 'missing' : 'wrong', refusal: refused.unauthorized(message, details) }
  }
}
