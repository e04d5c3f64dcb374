import type { FastifyInstance } from 'fastify'
import { IN_PROCESS } from '../process/log.ts'
import type { Look } from '../redirects/readRedirect.ts'

/** Asks an app what a visitor would get, without a socket. */
export const lookIn =
  (app: FastifyInstance): Look =>
  async (url) => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url, remoteAddress: IN_PROCESS })
    return { status: statusCode, location: headers.location }
  }
