import type { FastifyInstance } from 'fastify'
import { IN_PROCESS } from '../observability/log.ts'

/** Returns a function that sends a HEAD request to the app without a socket: the status and `Location` that a visitor would get. */
export const injectHead =
  (app: FastifyInstance) =>
  async (url: string): Promise<{ status: number; location?: string | undefined }> => {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url, remoteAddress: IN_PROCESS })
    return { status: statusCode, location: headers.location }
  }
