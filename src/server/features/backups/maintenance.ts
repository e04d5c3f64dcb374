import type { FastifyInstance } from 'fastify'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { refused } from '../../platform/http/problems.ts'

/** Maintenance mode: active while a restore from the panel replaces the data. */
export interface Maintenance {
  isActive: boolean
}

/** Maintenance mode of the API: every call is answered with 503 and `Retry-After`, but for the health check. */
export function refuseDuringMaintenance(api: FastifyInstance, maintenance: Maintenance): void {
  api.addHook('onRequest', async ({ routeOptions }) => {
    if (maintenance.isActive && !routeOptions.url?.endsWith('/health'))
      throw refused.unavailable(backupTexts.maintenance)
  })
}

/** Maintenance mode of pages: rendered without the API's responses, in the look of the site, they are sent as 503. Cached pages stay. */
export function markPagesDuringMaintenance(app: FastifyInstance, maintenance: Maintenance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!maintenance.isActive || !String(reply.getHeader('content-type')).startsWith('text/html')) return
    reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' })
  })
}
