import { PREVIEW_PATH } from '../../api/previews.ts'
import { open } from '../../schema/endpoint.ts'
import { flag, image, longText, markdown, slug, text, time } from '../../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../../schema/resource.ts'
import { shared } from '../../schema/shared.ts'
import { english } from './english.ts'
import { status } from './status.ts'
import { turkish } from './turkish.ts'

export const PUBLISH_OPTIONS = ['draft', 'now', 'schedule'] as const
export type PublishOption = (typeof PUBLISH_OPTIONS)[number]

/** Blog posts. When they are shown is `server/features/blog`'s rule: published, or due. */
export const posts = defineResource({
  name: 'blog',
  icon: 'doc',
  page: '/blog',
  words: { tr: turkish, en: english },
  fields: {
    title: text({ isRequired: true, listed: true, searched: true }),
    content: markdown({ isRequired: true, searched: true }),
    excerpt: longText({ searched: true, maxLength: 500 }),
    author: text({ listed: true }),
    coverImageUrl: image({ describes: true, listed: true, upload: 'POST /files/upload-blog-image', alias: 'imageUrl' }),
    slug: slug({ from: 'title' }),
    ...shared({
      title: ['title'],
      description: ['excerpt', 'content'],
      summary: 'excerpt',
      upload: 'POST /files/upload-blog-image',
    }),
    isPublished: flag({ listed: true, readOnly: true }),
    /** When a plan falls due. */
    publishAt: time({ listed: true, readOnly: true }),
    /** When visitors first saw it. */
    date: time({ listed: true, readOnly: true }),
  },
  asks: ['publishOption', 'scheduleDaysOffset'],
  derived: { status },
  endpoints: {
    list: 'GET /blog/admin',
    read: 'GET /blog/admin/:id',
    lists: { published: open('GET /blog') },
    reads: { published: open('GET /blog/:slug') },
    preview: {
      link: 'GET /blog/admin/:id/preview-link',
      read: open('GET /blog/preview/:token'),
      page: PREVIEW_PATH,
    },
    create: 'POST /blog',
    update: 'PUT /blog/:id',
    remove: 'DELETE /blog/:id',
  },
})

export type Post = RecordOf<typeof posts>
