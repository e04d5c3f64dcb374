import type { Post, PublishOption } from '../../../../contract/resources/posts.ts'

/** A post of the demo company, in Turkish and English. */
export type DemoPost = Partial<Post> & {
  title: string
  publishOption: PublishOption
  /** Days from now until publication. */
  scheduleDaysOffset?: number
  /** Age in days. */
  daysAgo: number
  picture: string
  /** Names of the services and products that the post is about. */
  related: { serviceIds?: string[]; productIds?: string[] }
}
