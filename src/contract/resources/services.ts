import { previewPageOf } from '../api/previews.ts'
import { SHORT_DESCRIPTION_LENGTH, SHORT_DESCRIPTION_LENGTH_SERVICES } from '../constants.ts'
import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { gallery, hideable, ordered, shared } from '../schema/fieldGroups.ts'
import { flag, icon, image, longText, slug, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Hizmet',
    many: 'Hizmetler',
    fields: { name: 'Hizmet adı', isFeatured: 'Ana sayfada öne çıkar' },
    hints: {
      shortDescription: `Boş bırakılırsa açıklamanın ilk ${SHORT_DESCRIPTION_LENGTH_SERVICES} karakteri kullanılır; ana sayfada ilk ${SHORT_DESCRIPTION_LENGTH} karakteri.`,
    },
    remove: 'Hizmeti sil',
    confirmRemove: 'Bu hizmeti silmek istediğinize emin misiniz?',
    empty: 'Henüz hizmet yok. İlk hizmeti ekleyin; sitede ve menüde hemen görünür.',
  },
  en: {
    one: 'Service',
    many: 'Services',
    fields: { name: 'Service name', isFeatured: 'Feature on the home page' },
    hints: {
      shortDescription: `If left empty, the first ${SHORT_DESCRIPTION_LENGTH_SERVICES} characters of the description are used; on the home page the first ${SHORT_DESCRIPTION_LENGTH}.`,
    },
    confirmRemove: 'Delete this service?',
    empty: 'No services yet. Add the first one; it appears on the site and in its menu at once.',
  },
}

export const services = defineResource({
  name: 'services',
  icon: 'layers',
  page: firstPath(paths.services),
  translations,
  fields: {
    name: text({ isRequired: true, listed: true, searched: true, translated: true }),
    shortDescription: text({ searched: true, maxLength: 300, translated: true }),
    description: longText({ searched: true, translated: 'needed' }),
    imageUrl: image({ describes: true, listed: true, upload: 'POST /files/upload-service-image' }),
    iconIdentifier: icon({ listed: true }),
    isFeatured: flag({ listed: true }),
    slug: slug({ from: 'name', translated: true }),
    ...gallery('POST /files/upload-service-image'),
    ...hideable,
    ...ordered,
    ...shared({
      title: ['name'],
      description: ['shortDescription', 'description'],
      summary: 'serviceDescription',
      upload: 'POST /files/upload-service-image',
    }),
  },
  endpoints: {
    list: open('GET /services'),
    lists: { featured: open('GET /services/featured', { isFeatured: true }) },
    read: open('GET /services/:idOrSlug'),
    preview: {
      link: 'GET /services/:id/preview-link',
      read: open('GET /previews/services/:token'),
      unsaved: { create: 'POST /services/preview-link', update: 'POST /services/:id/preview-link' },
      page: previewPageOf(paths.servicePreview),
    },
    create: 'POST /services',
    update: 'PUT /services/:id',
    remove: 'DELETE /services/:id',
    order: 'PUT /services/order',
    toggle: {
      isFeatured: 'PUT /services/:id/toggle-feature',
      isHidden: { on: 'PUT /services/:id/hide', off: 'PUT /services/:id/show' },
    },
  },
})

export type Service = RecordOf<typeof services>
