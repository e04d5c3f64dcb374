import { z } from 'zod'
import { searchQuery, searchResult } from '../../../contract/api/search.ts'
import { searchEndpoint } from '../../../contract/api/searchCalls.ts'
import { sendList } from '../../content/resources/routing.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import type { SiteSearch } from './siteSearch.ts'

/** Search of the site, for visitors. No query is logged. */
export const searchRoutes: ZodRoutes<{ search: SiteSearch; limit: RequestLimit }> = async (app, { search, limit }) => {
  app.route({
    ...at(searchEndpoint),
    schema: {
      tags: ['search'],
      summary: 'Search the pages of the site, best first',
      querystring: searchQuery,
      response: { 200: z.array(searchResult) },
    },
    onRequest: limit,
    handler: async (request, reply) => {
      const { q, locale, range, titleRanges } = request.query
      return sendList(request, reply, 'search', await search(q, { locale, range, titleRanges }))
    },
  })
}
