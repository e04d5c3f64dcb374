import { z } from 'zod'

/** What the dashboard counts. Suspected spam is no unread message, and waits for no answer. */
export const stats = z.object({
  unreadMessageCount: z.int(),
  unansweredMessageCount: z.int(),
  productCount: z.int(),
  serviceCount: z.int(),
  hiddenProductCount: z.int(),
  hiddenServiceCount: z.int(),
  publishedPostCount: z.int(),
  blogPostCount: z.int(),
})
export type Stats = z.infer<typeof stats>
