import type { FastifyInstance } from 'fastify'
import type { Look } from '../../features/redirects/readRedirect.ts'
import { IN_PROCESS } from '../observability/log.ts'

/** Asks an app what a visitor would get, without a socket. */
export const lookIn =
  (app: FastifyInstance): Look =>
  async (url) => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url, remoteAddress: IN_PROCESS })
    return { status: statusCode, location: headers.location }
  }
