import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordActivity } from '../activity/recordActivity.ts'
import type { Db } from '../db/tables.ts'
import { actorOf } from '../http/actorOf.ts'
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
  administrator: { id: number; email: string }
  /** The name of the device, where it is known. */
  device?: string | undefined
  stays?: boolean | undefined
}

export type Door = ReturnType<typeof createDoor>

/** Lets in who has shown who they are: writes it down, knows the device from now on, and answers the token of a new session. */
export const createDoor =
  ({ db, sessions, devices, now }: Served) =>
  async (request: FastifyRequest, reply: FastifyReply, { administrator, device, stays }: Entering): Promise<string> => {
    const { id, email } = administrator
    await noteSignIn(db, id, now())
    const actor = { by: email, address: actorOf(request).address }
    await recordActivity(db, { actor, action: 'signIn', at: new Date(now()) })
    await devices.remember(reply, email, device)
    return sessions.open(id, { stays, device: deviceNameOf(request.headers['user-agent']) })
  }
