export const POST_STATUSES = ['published', 'scheduled', 'draft'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

/** How a post stands (the specification's section 4), of whose fields other servers may leave any out. */
export function statusOf(
  { isPublished, publishAt }: Readonly<Record<string, unknown>>,
  now: number = Date.now(),
): PostStatus {
  if (isPublished === true) return 'published'
  return typeof publishAt === 'string' && Date.parse(publishAt) > now ? 'scheduled' : 'draft'
}

export const status = { values: POST_STATUSES, of: statusOf }
