import { previewPageOf } from '../api/previews.ts'
import { FIRST_LOCALE, SECOND_LOCALE } from '../domain/locales.ts'
import { paths } from '../domain/paths.ts'
import { reservedIn } from '../domain/siteAddresses.ts'
import { open } from '../schema/endpoint.ts'
import { hideable, shared } from '../schema/fieldGroups.ts'
import { choice, image, markdown, slug, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'

/** Places of the site that link to a page. */
export const PAGE_PLACES = ['menu', 'footer', 'none'] as const

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Sayfa',
    many: 'Ek sayfalar',
    fields: { content: 'İçerik', place: 'Bağlantısı nerede' },
    hints: {
      place: 'Bağlantı vermediğiniz sayfayı yalnızca adresini bilenler ve arama motorları bulur.',
    },
    choices: { place: { menu: 'Menüde', footer: 'Alt bilgide', none: 'Hiçbir yerde' } },
    remove: 'Sayfayı sil',
    confirmRemove: 'Bu sayfayı silmek istediğinize emin misiniz?',
    empty: 'Henüz ek sayfa yok. “Bayilik” ya da “Kampanya” gibi ilk sayfanızı ekleyin.',
  },
  en: {
    one: 'Page',
    many: 'Extra pages',
    fields: { content: 'Text', place: 'Linked from' },
    hints: {
      place: 'A page without a link is found only by people who know its address, and by search engines.',
    },
    choices: { place: { menu: 'Menu', footer: 'Footer', none: 'Nowhere' } },
    confirmRemove: 'Delete this page?',
    empty: 'No extra pages yet. Add the first one, such as “Dealers” or “Campaign”.',
  },
}

const UPLOAD = 'POST /files/upload-page-image'

/** The owner's own pages, at the root of the site. */
export const pages = defineResource({
  name: 'pages',
  icon: 'layers',
  page: '',
  translations,
  fields: {
    title: text({ isRequired: true, listed: true, searched: true, maxLength: 200, translated: true }),
    content: markdown({ isRequired: true, searched: true, translated: true }),
    imageUrl: image({ describes: true, listed: true, upload: UPLOAD }),
    place: choice(PAGE_PLACES, { listed: true, initial: 'none' }),
    slug: slug({
      from: 'title',
      reserved: reservedIn(FIRST_LOCALE),
      secondReserved: SECOND_LOCALE && reservedIn(SECOND_LOCALE),
      translated: true,
    }),
    ...hideable,
    ...shared({ title: ['title'], description: ['content'], upload: UPLOAD }),
  },
  endpoints: {
    list: open('GET /pages'),
    read: open('GET /pages/:idOrSlug'),
    preview: {
      link: 'GET /pages/:id/preview-link',
      read: open('GET /previews/pages/:token'),
      unsaved: { create: 'POST /pages/preview-link', update: 'POST /pages/:id/preview-link' },
      page: previewPageOf(paths.ownPagePreview),
    },
    create: 'POST /pages',
    update: 'PUT /pages/:id',
    remove: 'DELETE /pages/:id',
    toggle: { isHidden: { on: 'PUT /pages/:id/hide', off: 'PUT /pages/:id/show' } },
  },
})

export type Page = RecordOf<typeof pages>
