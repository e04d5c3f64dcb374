import { open } from '../../endpoint.ts'
import { flag, icon, image, longText, slug, text } from '../../kinds.ts'
import { defineResource, type RecordOf } from '../../resource.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const services = defineResource({
  name: 'services',
  icon: 'layers',
  page: '/hizmetler',
  words: { tr: turkish, en: english },
  fields: {
    name: text({ isRequired: true, listed: true, searched: true }),
    shortDescription: text({ searched: true, maxLength: 300 }),
    description: longText({ searched: true }),
    imageUrl: image({ listed: true, upload: 'POST /files/upload-service-image' }),
    iconIdentifier: icon({ listed: true }),
    isFeatured: flag({ listed: true }),
    slug: slug({ from: 'name' }),
  },
  endpoints: {
    list: open('GET /services'),
    lists: { featured: open('GET /services/featured', { isFeatured: true }) },
    read: open('GET /services/:idOrSlug'),
    create: 'POST /services',
    update: 'PUT /services/:id',
    remove: 'DELETE /services/:id',
    toggle: { isFeatured: 'PUT /services/:id/toggle-feature' },
  },
})

export type Service = RecordOf<typeof services>
