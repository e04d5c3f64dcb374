import { messageAnswer } from '../../../contract/api/accounts.ts'
import { cdnEndpoints } from '../../../contract/api/endpoints.ts'
import { siteStatusTexts } from '../../../contract/i18n/admin/siteHealth.ts'
import { problem } from '../../../contract/problem.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import { CONTENT_TAG } from '../../platform/http/cdnHeaders.ts'
import { refused } from '../../platform/http/problems.ts'
import { retryPurges } from './purges.ts'

interface CdnRouteDeps {
  context: Pick<ContentServices, 'db' | 'changes' | 'now'>
  settings: Pick<Settings, 'CDN_PURGE_URL'>
}

const { cdn: texts } = siteStatusTexts.tr

/** The endpoint that purges all content now, without the pause after a failure. */
export const cdnRoutes: ZodRoutes<CdnRouteDeps> = async (app, { context, settings }) => {
  app.route({
    ...at(cdnEndpoints.purge),
    schema: {
      tags: ['operations'],
      summary: 'Purge all pages from the CDN',
      response: { 202: messageAnswer, 503: problem },
    },
    handler: async (_request, reply) => {
      if (!settings.CDN_PURGE_URL) throw refused.unavailable(texts.notConfigured)
      await inTransaction(context, (trx) => retryPurges(trx, [CONTENT_TAG], context.now()))
      return reply.code(202).send({ message: texts.asked })
    },
  })
}
