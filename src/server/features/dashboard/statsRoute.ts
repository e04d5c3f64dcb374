import { type Stats, stats } from '../../../contract/api/dashboard.ts'
import { dashboardEndpoints } from '../../../contract/api/dashboardCalls.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { posts } from '../../../contract/resources/posts/posts.ts'
import { products } from '../../../contract/resources/products/products.ts'
import { services } from '../../../contract/resources/services/services.ts'
import type { Stores } from '../../content/stores.ts'
import { at } from '../../platform/http/access.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'

/** What the dashboard counts, by name. */
const counts: Record<keyof Stats, (stores: Stores) => Promise<number>> = {
  unreadMessageCount: (stores) => stores.of(messages).count(messages.shorthands.unreadOnly),
  unansweredMessageCount: (stores) => stores.of(messages).count({ isAnswered: false, isSpam: false }),
  productCount: (stores) => stores.of(products).count(),
  serviceCount: (stores) => stores.of(services).count(),
  hiddenProductCount: (stores) => stores.of(products).count({ isHidden: true }),
  hiddenServiceCount: (stores) => stores.of(services).count({ isHidden: true }),
  publishedPostCount: (stores) => stores.of(posts).count({}, { isOpen: true }),
  blogPostCount: (stores) => stores.of(posts).count(),
}

export const statsRoute: ZodRoutes<{ stores: Stores }> = async (app, { stores }) => {
  app.route({
    ...at(dashboardEndpoints.stats),
    schema: { tags: ['dashboard'], summary: 'What there is', response: { 200: stats } },
    handler: async () => {
      const counted = Object.entries(counts).map(async ([name, count]) => [name, await count(stores)])
      return Object.fromEntries(await Promise.all(counted)) as Stats
    },
  })
}
