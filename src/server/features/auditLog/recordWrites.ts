import type { FastifyReply } from 'fastify'
import type { Action } from '../../../contract/api/endpoints.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/db/transaction.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf, type Caller } from '../../platform/http/access.ts'
import { afterResponse, refused } from '../../platform/http/problems.ts'
import { recordAudit } from './auditLog.ts'

interface Options {
  context: TransactionContext
  /** As the API's paths call it. */
  resource: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Audited writes for tables that are no resources: a write and its audit entry in one transaction. Throws 404 if there is no row. */
export const createAuditedWrite =
  ({ context, resource, now }: Options) =>
  <R extends { id: number }>(
    request: Caller,
    action: Action,
    write: (trx: TransactionContext) => Promise<R | undefined>,
    outer = context,
  ): Promise<R> =>
    inTransaction(outer, async (trx) => {
      const row = await write(trx)
      if (!row) throw refused.notFound()
      const at = new Date(now())
      await recordAudit(trx.db, { actor: actorOf(request), action, resource, recordId: row.id, at })
      return row
    })

const MINUTE = 60_000
/**
 * Failed sign-ins that are audited in a minute, for each administrator and for all unknown addresses together: invented addresses
 * neither fill the table nor hide attempts at a real account.
 */
export const MOST = 30

/** The second one says that the password was right. */
type FailedSignIn = Extract<Action, 'signInFailed' | 'secondFactorFailed'>

export type RecordSignInFailure = ReturnType<typeof createSignInFailureLog>

/**
 * Audits failed sign-ins after the response is sent. The account is named only if the email belongs to an administrator; what
 * strangers type is not stored.
 */
export function createSignInFailureLog(db: Db) {
  let begun = 0
  const counts = new Map<string, number>()
  return (reply: FastifyReply, actor: Actor, action: FailedSignIn = 'signInFailed'): void => {
    const now = Date.now()
    if (now - begun >= MINUTE) {
      begun = now
      counts.clear()
    }
    const key = `${action} ${actor.by ?? ''}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const write = () => recordAudit(db, { actor, action, at: new Date(now) })
    if (count <= MOST) afterResponse(reply, write, 'audit of failed sign-in failed')
  }
}
