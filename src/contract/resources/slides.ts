import { SLIDE_IMAGE_SIZE, SLIDE_ORDER_STEP } from '../constants.ts'
import { open } from '../schema/endpoint.ts'
import { image, order, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Slayt',
    many: 'Slaytlar',
    menu: 'Ana sayfa slaytları',
    fields: {
      subtitle: 'Alt başlık',
      ctaText: 'Düğme metni',
      ctaLink: 'Düğme bağlantısı',
      displayOrder: 'Sıra',
    },
    hints: {
      imageUrl: `En iyi ölçü: ${SLIDE_IMAGE_SIZE.width}×${SLIDE_IMAGE_SIZE.height}.`,
      ctaText: 'Düğme, metin ve bağlantı birlikte girilince görünür.',
      displayOrder: 'Küçük sayı önce görünür.',
    },
    remove: 'Slaytı sil',
    confirmRemove: 'Bu slaytı silmek istediğinize emin misiniz?',
    listFailed: 'Slaytlar yüklenemedi.',
    empty: 'Henüz slayt yok. İlk slaytı ekleyin; ana sayfa onunla açılır.',
  },
  en: {
    one: 'Slide',
    many: 'Slides',
    menu: 'Home page slides',
    fields: { subtitle: 'Subtitle', ctaText: 'Button text', ctaLink: 'Button link', displayOrder: 'Order' },
    hints: {
      imageUrl: `Best size: ${SLIDE_IMAGE_SIZE.width}×${SLIDE_IMAGE_SIZE.height}.`,
      ctaText: 'The button appears once both text and link are given.',
      displayOrder: 'Lower numbers come first.',
    },
    confirmRemove: 'Delete this slide?',
    empty: 'No slides yet. Add the first one; the home page opens with it.',
  },
}

export const slides = defineResource({
  name: 'slides',
  icon: 'slides',
  panelPath: 'settings/homepage',
  translations,
  fields: {
    title: text({ isRequired: true, listed: true, searched: true, translated: true }),
    subtitle: text({ searched: true, maxLength: 500, translated: true }),
    imageUrl: image({ isRequired: true, listed: true, upload: 'POST /files/upload-slide-image' }),
    ctaText: text({ maxLength: 60, translated: true }),
    ctaLink: text({ format: 'link', maxLength: 2000 }),
    displayOrder: order({ listed: true, step: SLIDE_ORDER_STEP }),
  },
  endpoints: {
    list: open('GET /slides'),
    preview: {
      unsaved: { create: 'POST /slides/preview-link', update: 'POST /slides/:id/preview-link' },
      page: '/',
    },
    create: 'POST /slides',
    update: 'PUT /slides/:id',
    remove: 'DELETE /slides/:id',
  },
})

export type Slide = RecordOf<typeof slides>
