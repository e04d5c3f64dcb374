import type { FastifyRequest } from 'fastify'
import type { Action } from '../../../../contract/api/endpoints.ts'
import { problems } from '../../../../contract/i18n/shared/messages.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { inTransaction, SYSTEM, type TransactionContext } from '../../../platform/db/transaction.ts'
import { actorOf } from '../../../platform/http/access.ts'
import { refused } from '../../../platform/http/problems.ts'
import { recordAudit } from '../../auditLog/auditLog.ts'
import type { AccountEmails } from '../accountEmails.ts'
import type { LoginAttempts } from '../loginAttempts.ts'
import { endOtherSessions } from '../sessions.ts'
import { removeFactors } from './factors.ts'
import type { Passkeys } from './passkeys.ts'

/** What the routes stand on by which one's own second factor is changed. */
export interface FactorRouteOptions {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL' | 'SITE_NAME' | 'REQUIRE_SECOND_FACTOR'>
  attempts: Pick<LoginAttempts, 'changePassword'>
  passkeys: Passkeys
  change: ChangeFactors
  /** Refuse who does not know their own password. */
  confirm: {
    password(request: FastifyRequest, currentPassword: string | undefined): Promise<unknown>
    /** Only where a factor is on already, or a password is given. */
    beforeSetUp(request: FastifyRequest, currentPassword?: string): Promise<void>
  }
  /** Milliseconds since 1970. */
  now: () => number
}

interface Change<T> {
  action: Extract<Action, 'secondFactorSet' | 'secondFactorRemoved' | 'recoveryCodesRenewed'>
  notice: Parameters<AccountEmails['secondFactor']>[2]
  /** Throws where nothing is to be changed after all. */
  does: (db: Db, administratorId: number) => Promise<T>
}

type ChangeFactors = ReturnType<typeof createChangeFactors>

/** Changes what is asked for beside the password, with all that follows: other sessions end, it is written down, and its owner is told. */
export const createChangeFactors =
  (context: TransactionContext, emails: Pick<AccountEmails, 'secondFactor'>, now: () => number) =>
  <T>(request: Pick<FastifyRequest, 'session' | 'ip'>, { action, notice, does }: Change<T>): Promise<T> =>
    inTransaction(context, async (trx) => {
      const { db } = trx
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
      await recordAudit(db, { actor: actorOf(request), action, resource: 'people', recordId: administratorId, at })
      await emails.secondFactor(trx, changed.email, notice)
      return done
    })

/** Takes everything away for whoever has lost it, as the operator says on the command line; answers whether there was something. */
export async function removeAllFactors(
  { db, changes }: TransactionContext,
  {
    administrator,
    emails,
  }: { administrator: { id: number; email: string }; emails: Pick<AccountEmails, 'secondFactor'> },
): Promise<boolean> {
  const { id, email } = administrator
  if (!(await removeFactors(db, id))) return false
  const done = { action: 'secondFactorRemoved', resource: 'people', recordId: id, at: new Date() } as const
  await recordAudit(db, { actor: SYSTEM, ...done })
  await emails.secondFactor({ db, changes }, email, { kind: 'allRemoved' })
  return true
}
