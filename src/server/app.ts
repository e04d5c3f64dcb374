import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { speakTurkish } from '../contract/problem.ts'
import { type Api, apiRoutes } from './api.ts'
import { API_ROOT } from './http/access.ts'
import { limits } from './http/limits.ts'
import { setSecurityHeaders } from './http/securityHeaders.ts'
import { validateWithZod } from './http/validation.ts'
import { logRequests } from './log.ts'
import { refused, sendProblem } from './problems.ts'
import { uploadedFiles } from './uploads/uploadedFiles.ts'

export interface App extends Api, Pick<FastifyServerOptions, 'logger' | 'serverFactory'> {}

/** Builds the server around parts that the caller owns. It listens to nothing. */
export async function createApp({ logger = false, serverFactory, ...api }: App) {
  speakTurkish()
  const app = Fastify({
    ...limits,
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: api.env.TRUST_PROXY,
    ...(serverFactory && { serverFactory }),
  })
  validateWithZod(app)
  setSecurityHeaders(app, api.env.PUBLIC_URL)
  logRequests(app)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(({ method }) => {
    throw method === 'GET' || method === 'HEAD' ? refused.noSuchAddress() : refused.methodNotAllowed(['GET', 'HEAD'])
  })
  await app.register(apiRoutes, { ...api, prefix: API_ROOT })
  await app.register(uploadedFiles, { storage: api.storage })
  return app
}
