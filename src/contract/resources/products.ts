import { PREVIEW_PATH } from '../api/previews.ts'
import { open } from '../schema/endpoint.ts'
import { gallery, hideable, ordered, shared } from '../schema/fieldGroups.ts'
import { flag, image, longText, slug, specs, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/translations.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Ürün',
    many: 'Ürünler',
    fields: { name: 'Ürün adı', isFeatured: 'Ana sayfada öne çıkar' },
    remove: 'Ürünü sil',
    confirmRemove: 'Bu ürünü silmek istediğinize emin misiniz?',
    empty: 'Henüz ürün yok. İlk ürünü ekleyin; sitede hemen görünür.',
  },
  en: {
    one: 'Product',
    many: 'Products',
    fields: { name: 'Product name', isFeatured: 'Feature on the home page' },
    confirmRemove: 'Delete this product?',
    empty: 'No products yet. Add the first one; it appears on the site at once.',
  },
}

export const products = defineResource({
  name: 'products',
  icon: 'box',
  page: '/urunler',
  translations,
  fields: {
    name: text({ isRequired: true, listed: true, searched: true }),
    shortDescription: text({ searched: true, maxLength: 300 }),
    description: longText({ searched: true }),
    imageUrl: image({ describes: true, listed: true, upload: 'POST /files/upload-product-image' }),
    specs: specs({ listed: true, searched: true }),
    isFeatured: flag({ listed: true }),
    slug: slug({ from: 'name' }),
    ...gallery('POST /files/upload-product-image'),
    ...hideable,
    ...ordered,
    ...shared({
      title: ['name'],
      description: ['shortDescription', 'description'],
      summary: 'shortDescription',
      upload: 'POST /files/upload-product-image',
    }),
  },
  endpoints: {
    list: open('GET /products'),
    lists: { featured: open('GET /products/featured', { isFeatured: true }) },
    read: open('GET /products/:idOrSlug'),
    related: open('GET /products/:idOrSlug/related'),
    features: open('GET /product-features'),
    preview: {
      link: 'GET /products/:id/preview-link',
      read: open('GET /previews/products/:token'),
      page: `${PREVIEW_PATH}/urunler`,
    },
    create: 'POST /products',
    update: 'PUT /products/:id',
    remove: 'DELETE /products/:id',
    order: 'PUT /products/order',
    toggle: {
      isFeatured: 'PUT /products/:id/toggle-feature',
      isHidden: { on: 'PUT /products/:id/hide', off: 'PUT /products/:id/show' },
    },
  },
})

export type Product = RecordOf<typeof products>
