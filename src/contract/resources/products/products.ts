import { open } from '../../endpoint.ts'
import { flag, image, longText, slug, specs, text } from '../../kinds.ts'
import { defineResource, type RecordOf } from '../../resource.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const products = defineResource({
  name: 'products',
  icon: 'box',
  page: '/urunler',
  words: { tr: turkish, en: english },
  fields: {
    name: text({ isRequired: true, listed: true, searched: true }),
    shortDescription: text({ searched: true, maxLength: 300 }),
    description: longText({ searched: true }),
    imageUrl: image({ listed: true, upload: 'POST /files/upload-product-image' }),
    specs: specs({ listed: true, searched: true }),
    isFeatured: flag({ listed: true }),
    slug: slug({ from: 'name' }),
  },
  endpoints: {
    list: open('GET /products'),
    lists: { featured: open('GET /products/featured', { isFeatured: true }) },
    read: open('GET /products/:idOrSlug'),
    related: open('GET /products/:idOrSlug/related'),
    create: 'POST /products',
    update: 'PUT /products/:id',
    remove: 'DELETE /products/:id',
    toggle: { isFeatured: 'PUT /products/:id/toggle-feature' },
  },
})

export type Product = RecordOf<typeof products>
