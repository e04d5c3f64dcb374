import type { FastifyReply, FastifyRequest } from 'fastify'
import { account } from '../../../contract/i18n/shared/account.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actorOf } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { recordActivity } from '../auditLog/recordActivity.ts'
import { noteSignIn } from './administrators.ts'
import { deviceNameOf } from './deviceName.ts'
import type { Devices } from './devices.ts'
import type { Sessions } from './sessions.ts'

interface Served {
  db: Db
  sessions: Sessions
  devices: Devices
  /** Milliseconds since 1970. */
  now: () => number
}

interface Entering {
  /** As they were read before they showed who they are. */
  administrator: { id: number; email: string; updatedAt: string }
  /** The name of the device, where it is known. */
  device?: string | undefined
  stays?: boolean | undefined
}

export type Door = ReturnType<typeof createDoor>

/**
 * Lets in who has shown who they are: writes it down, knows the device from now on, and answers the token of a new session. Where
 * the account was changed meanwhile, which ends its sessions, none is opened.
 */
export const createDoor =
  ({ db, sessions, devices, now }: Served) =>
  async (request: FastifyRequest, reply: FastifyReply, { administrator, device, stays }: Entering): Promise<string> => {
    const { id, email } = administrator
    const actor = { by: email, address: actorOf(request).address }
    const opening = { stays, device: deviceNameOf(request.headers['user-agent']) }
    const token = await db.transaction().execute(async (trx) => {
      if (!(await noteSignIn(trx, administrator, now()))) throw refused.unauthorized(account.wrongCredentials)
      await recordActivity(trx, { actor, action: 'signIn', at: new Date(now()) })
      return sessions.open(id, opening, trx)
    })
    await devices.remember(reply, email, device)
    return token
  }
