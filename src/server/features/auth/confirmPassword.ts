import type { FastifyRequest } from 'fastify'
import { account } from '../../../contract/i18n/shared/account.ts'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { validation } from '../../../contract/i18n/shared/validation.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isLocalRequest } from '../../platform/http/clientAddress.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Attempts } from './attempts.ts'
import { isPassword } from './passwords.ts'

export const callerOf = (request: FastifyRequest) => ({ address: request.ip, isHere: isLocalRequest(request) })

/**
 * Refuses whoever is signed in and does not know their own password; guesses are limited as those at the sign-in are. Answers the
 * stored hash that it was compared with: what is written then looks whether that is in force still.
 */
export async function confirmPassword(
  request: FastifyRequest,
  currentPassword: string | undefined,
  { db, attempts }: { db: Db; attempts: Pick<Attempts, 'changePassword'> },
): Promise<string> {
  const { administratorId } = request.session!
  if (currentPassword === undefined) throw refused.invalid({ currentPassword: [validation.required] })
  const succeed = await attempts.changePassword(callerOf(request), administratorId)
  const found = await db
    .selectFrom('administrators')
    .select('passwordHash')
    .where('id', '=', administratorId)
    .executeTakeFirst()
  // Somebody has removed them meanwhile.
  if (!found) throw refused.unauthorized(problems.expired)
  if (!(await isPassword(found.passwordHash, currentPassword)))
    throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
  await succeed()
  return found.passwordHash
}
