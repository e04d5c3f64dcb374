import { z } from 'zod'
import { SCHEDULE } from '../../constants.ts'
import { open } from '../../endpoint.ts'
import { flag, image, longText, markdown, optionalText, slug, text, time } from '../../kinds.ts'
import { defineResource, type RecordOf } from '../../resource.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const PUBLISH_OPTIONS = ['draft', 'now', 'schedule'] as const
export type PublishOption = (typeof PUBLISH_OPTIONS)[number]

/** What the form says about publishing, besides the stored fields. */
const publishing = {
  publishOption: z.enum(PUBLISH_OPTIONS).optional(),
  /** Read by the blog's rule, which knows whether a plan is asked for at all. */
  scheduleDaysOffset: z
    .unknown()
    .meta({ type: ['integer', 'null'], minimum: SCHEDULE.minDays, maximum: SCHEDULE.maxDays })
    .optional(),
}

/** Blog posts. When they are shown is `server/blog`'s rule: published, or due. */
export const posts = defineResource({
  name: 'blog',
  icon: 'doc',
  page: '/blog',
  words: { tr: turkish, en: english },
  fields: {
    title: text({ listed: true, searched: true }),
    content: markdown({ searched: true }),
    excerpt: longText({ searched: true, maxLength: 500 }),
    author: optionalText({ listed: true }),
    coverImageUrl: image({ listed: true, upload: 'POST /files/upload-blog-image', alias: 'imageUrl' }),
    slug: slug({ from: 'title' }),
    isPublished: flag({ listed: true, readOnly: true }),
    /** When a plan falls due. */
    publishAt: time({ listed: true, readOnly: true }),
    /** When visitors first saw it. */
    date: time({ listed: true, readOnly: true }),
  },
  asks: publishing,
  endpoints: {
    list: 'GET /blog/admin',
    read: 'GET /blog/admin/:id',
    lists: { published: open('GET /blog') },
    reads: { published: open('GET /blog/:slug') },
    create: 'POST /blog',
    update: 'PUT /blog/:id',
    remove: 'DELETE /blog/:id',
  },
})

export type Post = RecordOf<typeof posts>
