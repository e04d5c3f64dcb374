import { z } from 'zod'
import { problem } from '../../../contract/problem.ts'
import { open } from '../../../contract/schema/endpoint.ts'
import { within } from '../async/within.ts'
import { at } from '../http/access.ts'
import { refused } from '../http/problems.ts'
import type { ZodRoutes } from '../http/validation.ts'

/** Whoever asks gives up after a few seconds, and would take no answer for a good one. In milliseconds. */
const PATIENCE = 2500

const state = z.object({ status: z.literal('ok') })

/** Whether the process is alive, and whether what it stands on answers. */
export const healthRoutes: ZodRoutes<{ checks: (() => Promise<unknown>)[] }> = async (app, { checks }) => {
  const tags = ['operations']

  app.route({
    ...at(open('GET /health')),
    schema: { tags, summary: 'The process is alive', response: { 200: state } },
    handler: async () => ({ status: 'ok' as const }),
  })

  app.route({
    ...at(open('GET /ready')),
    schema: { tags, summary: 'Database and storage answer', response: { 200: state, 503: problem } },
    handler: async ({ log }) => {
      try {
        await within(PATIENCE, Promise.all(checks.map((check) => check())))
      } catch (error) {
        log.error({ err: error }, 'not ready')
        throw refused.unavailable()
      }
      return { status: 'ok' as const }
    },
  })
}
