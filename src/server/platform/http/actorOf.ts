import type { FastifyRequest } from 'fastify'
import { keyActorOf } from '../../../contract/api/accessKeyCalls.ts'
import type { Actor } from '../events/actor.ts'
import { networkOf } from './networkOf.ts'

/** Who asks. */
export type Asker = Pick<FastifyRequest, 'session' | 'ip'> & Partial<Pick<FastifyRequest, 'key'>>

/** Who asks for something: the administrator whose session it is, the program whose key, or else a visitor. */
export const actorOf = ({ session, key, ip }: Asker): Actor => ({
  by: session?.email ?? (key ? keyActorOf(key.name) : null),
  address: networkOf(ip) || null,
})
