import { z } from 'zod'
import { draftRequest } from '../../../../contract/api/ai.ts'
import { aiCalls } from '../../../../contract/api/aiCalls.ts'
import { drafting } from '../../../../contract/i18n/admin/drafting.ts'
import { problem } from '../../../../contract/problem.ts'
import { at } from '../../../platform/http/access.ts'
import { Refused, refused } from '../../../platform/http/problems.ts'
import type { ZodRoutes } from '../../../platform/http/validation.ts'
import type { DailyBudget } from '../model/dailyBudget.ts'
import { ModelFailed } from '../model/failure.ts'
import type { DraftPost } from './draftPost.ts'

interface Drafts {
  /** Absent where no model is configured. */
  draftPost?: DraftPost
  budget: Pick<DailyBudget, 'untilTomorrow'>
}

/** Has the model draft posts for the administrator. */
export const draftRoutes: ZodRoutes<Drafts> = async (app, { draftPost, budget }) => {
  app.route({
    ...at(aiCalls.draftPost),
    schema: {
      tags: ['assistant'],
      summary: 'Draft a post',
      description: 'Answers the draft as text, in the markdown that posts support.',
      body: draftRequest,
      produces: ['text/markdown'],
      response: {
        200: { description: 'The draft', content: { 'text/markdown': { schema: z.string() } } },
        502: problem,
        503: problem,
      },
    },
    handler: async ({ body: { topic }, log }, reply) => {
      if (!draftPost) throw new Refused(503, drafting.notConfigured)
      const draft = await draftPost(topic).catch((error: unknown) => {
        if (!(error instanceof ModelFailed)) throw error
        if (error.reason === 'spent') throw refused.tooMany(drafting.spent, budget.untilTomorrow())
        log.warn({ reason: error.reason, status: error.status }, 'the model drafted nothing')
        throw new Refused(502, drafting.failed)
      })
      return reply.type('text/markdown; charset=utf-8').send(draft)
    },
  })
}
