import { previewPageOf } from '../api/previews.ts'
import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { gallery, hideable, ordered, shared } from '../schema/fieldGroups.ts'
import { flag, image, items, longText, slug, specs, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Ürün',
    many: 'Ürünler',
    fields: {
      name: 'Ürün adı',
      isFeatured: 'Ana sayfada öne çıkar',
      benefits: 'Ne işe yarar',
      'benefits.text': 'Yararı',
      packageContents: 'Kutudan çıkanlar',
      'packageContents.text': 'Parça ve adedi',
      connection: 'Nasıl bağlanır',
      'connection.title': 'Adım',
      'connection.text': 'Açıklama',
      questions: 'Sık sorulanlar',
      'questions.question': 'Soru',
      'questions.answer': 'Yanıt',
    },
    hints: {
      benefits: 'En fazla üç kısa satır. Sayfanın başında, görselin yanında görünür.',
      connection: 'Cihazdan ekrana kadar, sırasıyla.',
      questions: 'Soruyu müşterinin sorduğu gibi yazın. Asistan da bu yanıtlardan yararlanır.',
    },
    remove: 'Ürünü sil',
    confirmRemove: 'Bu ürünü silmek istediğinize emin misiniz?',
    empty: 'Henüz ürün yok. İlk ürünü ekleyin; sitede hemen görünür.',
  },
  en: {
    one: 'Product',
    many: 'Products',
    fields: {
      name: 'Product name',
      isFeatured: 'Feature on the home page',
      benefits: 'What it does',
      'benefits.text': 'Benefit',
      packageContents: 'In the box',
      'packageContents.text': 'Part and number',
      connection: 'How it connects',
      'connection.title': 'Step',
      'connection.text': 'Description',
      questions: 'Questions',
      'questions.question': 'Question',
      'questions.answer': 'Answer',
    },
    hints: {
      benefits: 'Up to three short lines. They stand at the top of the page, beside the picture.',
      connection: 'In order, from the device to the screen.',
      questions: 'Write the question as customers ask it. The assistant uses these answers too.',
    },
    confirmRemove: 'Delete this product?',
    empty: 'No products yet. Add the first one; it appears on the site at once.',
  },
}

export const products = defineResource({
  name: 'products',
  icon: 'box',
  page: firstPath(paths.products),
  translations,
  fields: {
    name: text({ isRequired: true, listed: true, searched: true, translated: true }),
    shortDescription: text({ searched: true, maxLength: 300, translated: true }),
    description: longText({ searched: true, translated: 'needed' }),
    imageUrl: image({ describes: true, listed: true, upload: 'POST /files/upload-product-image' }),
    benefits: items({ text: text({ isRequired: true, maxLength: 160, translated: true }) }, { max: 3, heavy: true }),
    specs: specs({ listed: true, searched: true, translated: true }),
    connection: items(
      {
        title: text({ isRequired: true, maxLength: 80, translated: true }),
        text: longText({ maxLength: 400, translated: true }),
      },
      { max: 6, heavy: true },
    ),
    packageContents: items(
      { text: text({ isRequired: true, maxLength: 120, translated: true }) },
      { max: 20, heavy: true },
    ),
    questions: items(
      {
        question: text({ isRequired: true, maxLength: 200, translated: true }),
        answer: longText({ isRequired: true, maxLength: 1000, translated: true }),
      },
      { max: 20, heavy: true, searched: true },
    ),
    isFeatured: flag({ listed: true }),
    slug: slug({ from: 'name', translated: true }),
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
      unsaved: { create: 'POST /products/preview-link', update: 'POST /products/:id/preview-link' },
      page: previewPageOf(paths.productPreview),
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
