import { type Stats, stats } from '../../../contract/api/administration.ts'
import { dashboardEndpoints } from '../../../contract/api/endpoints.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { type ReadContext, VISITORS } from '../../content/resources/context.ts'
import type { Stores } from '../../content/stores.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'

const counts: Record<keyof Stats, (stores: Stores, context: ReadContext) => Promise<number>> = {
  unreadMessageCount: (stores, context) => stores.of(messages).count(context, messages.shorthands.unreadOnly),
  unansweredMessageCount: (stores, context) => stores.of(messages).count(context, { isAnswered: false, isSpam: false }),
  productCount: (stores, context) => stores.of(products).count(context),
  serviceCount: (stores, context) => stores.of(services).count(context),
  hiddenProductCount: (stores, context) => stores.of(products).count(context, { isHidden: true }),
  hiddenServiceCount: (stores, context) => stores.of(services).count(context, { isHidden: true }),
  publishedPostCount: (stores, context) => stores.of(posts).count(context, {}, VISITORS),
  blogPostCount: (stores, context) => stores.of(posts).count(context),
}

export const statsRoute: ZodRoutes<{ stores: Stores; context: ReadContext }> = async (app, { stores, context }) => {
  app.route({
    ...at(dashboardEndpoints.stats),
    schema: { tags: ['dashboard'], summary: 'Count records', response: { 200: stats } },
    handler: async () => {
      const counted = Object.entries(counts).map(async ([name, count]) => [name, await count(stores, context)])
      return Object.fromEntries(await Promise.all(counted)) as Stats
    },
  })
}
