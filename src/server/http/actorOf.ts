import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/networkOf.ts'
import type { Actor } from '../shared/actor.ts'

/** Who asks for something: the administrator whose session it is, or else a visitor. */
export const actorOf = ({ session, ip }: Pick<FastifyRequest, 'session' | 'ip'>): Actor => ({
  by: session?.email ?? null,
  address: networkOf(ip) || null,
})
