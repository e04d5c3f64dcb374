import { previewPageOf } from '../api/previews.ts'
import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { hideable, shared } from '../schema/fieldGroups.ts'
import { flag, image, items, longText, relation, slug, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'
import { products } from './products.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Referans',
    many: 'Referanslar',
    fields: {
      name: 'Müşteri',
      place: 'Yer',
      summary: 'Özet',
      text: 'Hikâyesi',
      quote: 'Müşterinin sözü',
      quotedPerson: 'Sözün sahibi',
      figures: 'Ölçülen sonuçlar',
      'figures.label': 'Ne ölçüldü',
      'figures.before': 'Önce',
      'figures.after': 'Sonra',
      productIds: 'Kullanılan ürünler',
      isFeatured: 'Ana sayfada öne çıkar',
    },
    columns: { productIds: 'Ürün' },
    hints: {
      place: 'İlçe ve il, ürün ve alan: “Karaisalı, Adana · 140 dekar narenciye”.',
      quote: 'Tırnak işaretlerini siz koymayın, sayfa koyar.',
      quotedPerson: 'Adı ve işi. Yayınlamadan önce kendisinden izin alın.',
      figures: 'Birimiyle yazın: “580 mm”, “452 mm”.',
      productIds: 'Bu ürünlerin sayfalarında da gösterilir.',
      isFeatured: 'Ana sayfada bir referans görünür: öne çıkanların en yenisi.',
    },
    remove: 'Referansı sil',
    confirmRemove: 'Bu referansı silmek istediğinize emin misiniz?',
    empty: 'Henüz referans yok. İlk müşterinizi ekleyin; Referanslar sayfasında hemen görünür.',
  },
  en: {
    one: 'Reference',
    many: 'References',
    fields: {
      name: 'Customer',
      place: 'Place',
      summary: 'Summary',
      text: 'Story',
      quote: 'In the customer’s words',
      quotedPerson: 'Who said it',
      figures: 'Measured results',
      'figures.label': 'What was measured',
      'figures.before': 'Before',
      'figures.after': 'After',
      productIds: 'Products in use',
      isFeatured: 'Feature on the home page',
    },
    columns: { productIds: 'Products' },
    hints: {
      place: 'District and province, crop and area: “Karaisalı, Adana · 14 ha of citrus”.',
      quote: 'Leave out the quotation marks; the page adds them.',
      quotedPerson: 'Name and occupation. Ask for permission before you publish it.',
      figures: 'Write them with their unit: “580 mm”, “452 mm”.',
      productIds: 'Also shown on the pages of these products.',
      isFeatured: 'The home page shows one reference: the newest featured one.',
    },
    confirmRemove: 'Delete this reference?',
    empty: 'No references yet. Add your first customer; it appears on the page of references at once.',
  },
}

const UPLOAD = 'POST /files/upload-reference-image'

/** Customers and what they measured. */
export const references = defineResource({
  name: 'references',
  icon: 'star',
  page: firstPath(paths.references),
  translations,
  fields: {
    name: text({ isRequired: true, listed: true, searched: true, maxLength: 200, translated: true }),
    place: text({ listed: true, searched: true, maxLength: 200, translated: true }),
    summary: longText({ searched: true, maxLength: 500, translated: true }),
    text: longText({ searched: true, heavy: true, translated: 'needed' }),
    quote: longText({ maxLength: 600, translated: true }),
    quotedPerson: text({ maxLength: 200, translated: true }),
    figures: items(
      {
        label: text({ isRequired: true, maxLength: 80, translated: true }),
        before: text({ isRequired: true, maxLength: 40, translated: true }),
        after: text({ isRequired: true, maxLength: 40, translated: true }),
      },
      { max: 6 },
    ),
    imageUrl: image({ describes: true, listed: true, upload: UPLOAD }),
    productIds: relation({ to: products.name }),
    isFeatured: flag({ listed: true }),
    slug: slug({ from: 'name', translated: true }),
    ...hideable,
    ...shared({ title: ['name'], description: ['summary', 'text'], upload: UPLOAD }),
  },
  endpoints: {
    list: open('GET /references'),
    lists: { featured: open('GET /references/featured', { isFeatured: true }) },
    read: open('GET /references/:idOrSlug'),
    preview: {
      link: 'GET /references/:id/preview-link',
      read: open('GET /previews/references/:token'),
      unsaved: { create: 'POST /references/preview-link', update: 'POST /references/:id/preview-link' },
      page: previewPageOf(paths.referencePreview),
    },
    create: 'POST /references',
    update: 'PUT /references/:id',
    remove: 'DELETE /references/:id',
    toggle: {
      isFeatured: 'PUT /references/:id/toggle-feature',
      isHidden: { on: 'PUT /references/:id/hide', off: 'PUT /references/:id/show' },
    },
  },
})

export type Reference = RecordOf<typeof references>
