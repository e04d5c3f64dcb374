import { previewPageOf } from '../api/previews.ts'
import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { shared } from '../schema/fieldGroups.ts'
import { flag, image, longText, markdown, relation, slug, text, time } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'

import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'
import { products } from './products.ts'
import { services } from './services.ts'

export const POST_STATUSES = ['published', 'scheduled', 'draft'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

/** State of a post; other servers may leave out any of these fields. */
export function statusOf(
  { isPublished, publishAt }: Readonly<Record<string, unknown>>,
  now: number = Date.now(),
): PostStatus {
  if (isPublished === true) return 'published'
  return typeof publishAt === 'string' && Date.parse(publishAt) > now ? 'scheduled' : 'draft'
}

export const status = { values: POST_STATUSES, of: statusOf }

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Yazı',
    many: 'Yazılar',
    menu: 'Blog',
    fields: {
      content: 'İçerik',
      excerpt: 'Özet',
      author: 'Yazar',
      coverImageUrl: 'Kapak görseli',
      serviceIds: 'İlgili hizmetler',
      productIds: 'İlgili ürünler',
      isPublished: 'Durum',
      publishAt: 'Zamanlandığı tarih',
      date: 'Yayın tarihi',
      publishOption: 'Yayın',
      scheduleDaysOffset: 'Kaç gün sonra',
    },
    hints: {
      excerpt: 'Boş bırakılırsa içeriğin başından alınır.',
      author: 'Boş bırakılırsa şirketin adı görünür.',
      serviceIds: 'Yazının altında, okuyanın sonraki adımı olarak gösterilir.',
      scheduleDaysOffset: 'Yazı o gün 14:00 sularında yayınlanır.',
    },
    remove: 'Yazıyı sil',
    confirmRemove: 'Bu yazıyı silmek istediğinize emin misiniz?',
    listFailed: 'Blog yazıları yüklenemedi.',
    removeFailed: 'Yazı silinirken bir hata oluştu.',
    empty: 'Henüz yazı yok. İlk yazıyı taslak olarak başlatın; hazır olunca yayınlarsınız.',
  },
  en: {
    one: 'Post',
    many: 'Posts',
    menu: 'Blog',
    fields: {
      content: 'Text',
      excerpt: 'Excerpt',
      author: 'Author',
      coverImageUrl: 'Cover picture',
      serviceIds: 'Related services',
      productIds: 'Related products',
      isPublished: 'Status',
      publishAt: 'Scheduled for',
      date: 'Published on',
      publishOption: 'Publication',
      scheduleDaysOffset: 'In how many days',
    },
    hints: {
      excerpt: 'If left empty, it is taken from the beginning of the text.',
      author: 'If left empty, the company is named.',
      serviceIds: 'Shown below the post, as the reader’s next step.',
      scheduleDaysOffset: 'The post appears on that day at about 14:00.',
    },
    confirmRemove: 'Delete this post?',
    empty: 'No posts yet. Start the first one as a draft, and publish it when it is ready.',
  },
}

export const PUBLISH_OPTIONS = ['draft', 'now', 'schedule'] as const
export type PublishOption = (typeof PUBLISH_OPTIONS)[number]

/** Blog posts. Visitors see them once they are published or due (`server/features/blog`). */
export const posts = defineResource({
  name: 'blog',
  icon: 'doc',
  page: firstPath(paths.blog),
  translations,
  fields: {
    title: text({ isRequired: true, listed: true, searched: true, translated: true }),
    content: markdown({ isRequired: true, searched: true, translated: true }),
    excerpt: longText({ searched: true, maxLength: 500, translated: true, beginningOf: 'content' }),
    author: text({ listed: true }),
    coverImageUrl: image({ describes: true, listed: true, upload: 'POST /files/upload-blog-image', alias: 'imageUrl' }),
    serviceIds: relation({ to: services.name, heavy: true }),
    productIds: relation({ to: products.name, heavy: true }),
    slug: slug({ from: 'title', translated: true }),
    ...shared({
      title: ['title'],
      description: ['excerpt', 'content'],
      summary: 'excerpt',
      upload: 'POST /files/upload-blog-image',
    }),
    isPublished: flag({ listed: true, readOnly: true }),
    /** Time of the scheduled publication. */
    publishAt: time({ listed: true, readOnly: true }),
    /** Time of the first publication. */
    date: time({ listed: true, readOnly: true }),
  },
  extraInput: ['publishOption', 'scheduleDaysOffset'],
  derived: { status },
  endpoints: {
    list: 'GET /blog/admin',
    read: 'GET /blog/admin/:id',
    lists: { published: open('GET /blog') },
    reads: { published: open('GET /blog/:slug') },
    preview: {
      link: 'GET /blog/admin/:id/preview-link',
      read: open('GET /blog/preview/:token'),
      unsaved: { create: 'POST /blog/preview-link', update: 'POST /blog/:id/preview-link' },
      page: previewPageOf(paths.postPreview),
    },
    create: 'POST /blog',
    update: 'PUT /blog/:id',
    remove: 'DELETE /blog/:id',
  },
})

export type Post = RecordOf<typeof posts>
