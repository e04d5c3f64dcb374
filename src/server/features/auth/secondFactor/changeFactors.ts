import type { FastifyRequest } from 'fastify'
import type { Action } from '../../../../contract/api/activityCalls.ts'
import { problems } from '../../../../contract/i18n/shared/problems.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../../platform/db/transaction.ts'
import { SYSTEM } from '../../../platform/events/actor.ts'
import { actorOf } from '../../../platform/http/access.ts'
import { refused } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../auditLog/recordActivity.ts'
import type { AccountLetters } from '../accountLetters.ts'
import { endOtherSessions } from '../sessions.ts'
import { removeFactors } from './factors.ts'

interface Change<T> {
  action: Extract<Action, 'secondFactorSet' | 'secondFactorRemoved' | 'recoveryCodesRenewed'>
  letter: Parameters<AccountLetters['secondFactor']>[2]
  /** Throws where nothing is to be changed after all. */
  does: (db: Db, administratorId: number) => Promise<T>
}

export type ChangeFactors = ReturnType<typeof createChangeFactors>

/** Changes what is asked for beside the password, with all that follows: other sessions end, it is written down, and its owner is told. */
export const createChangeFactors =
  (ground: TransactionContext, letters: Pick<AccountLetters, 'secondFactor'>, now: () => number) =>
  <T>(request: Pick<FastifyRequest, 'session' | 'ip'>, { action, letter, does }: Change<T>): Promise<T> =>
    inTransaction(ground, async (within) => {
      const { db } = within
      const session = request.session!
      const { administratorId } = session
      // Several changes of one account are made one after the other.
      const changed = await db
        .updateTable('administrators')
        .set({ updatedAt: new Date(now()).toISOString() })
        .where('id', '=', administratorId)
        .returning('email')
        .executeTakeFirst()
      // One that came between has ended this session, or its owner's account.
      const isOpen = await db.selectFrom('sessions').select('id').where('id', '=', session.id).executeTakeFirst()
      if (!changed || !isOpen) throw refused.unauthorized(problems.expired)
      const done = await does(db, administratorId)
      if (action !== 'recoveryCodesRenewed') await endOtherSessions(db, session)
      const at = new Date(now())
      await recordActivity(db, { actor: actorOf(request), action, resource: 'people', recordId: administratorId, at })
      await letters.secondFactor(within, changed.email, letter)
      return done
    })

/** Takes everything away for whoever has lost it, as the operator says on the command line; answers whether there was something. */
export async function removeAllFactors(
  { db, changes }: TransactionContext,
  {
    administrator,
    letters,
  }: { administrator: { id: number; email: string }; letters: Pick<AccountLetters, 'secondFactor'> },
): Promise<boolean> {
  const { id, email } = administrator
  if (!(await removeFactors(db, id))) return false
  const done = { action: 'secondFactorRemoved', resource: 'people', recordId: id, at: new Date() } as const
  await recordActivity(db, { actor: SYSTEM, ...done })
  await letters.secondFactor({ db, changes }, email, { kind: 'allRemoved' })
  return true
}
