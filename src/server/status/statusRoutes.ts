import { z } from 'zod'
import { statusLine } from '../../contract/status.ts'
import { statusCalls } from '../../contract/statusCalls.ts'
import { at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import type { SiteStatus } from './siteStatus.ts'

/** Says how the site is, to the administrator. */
export const statusRoutes: ZodRoutes<{ status: Pick<SiteStatus, 'read'> }> = async (app, { status }) => {
  app.route({
    ...at(statusCalls.read),
    schema: { tags: ['operations'], summary: 'How the site is, part by part', response: { 200: z.array(statusLine) } },
    handler: () => status.read(),
  })
}
