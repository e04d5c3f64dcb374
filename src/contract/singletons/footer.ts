import { open } from '../schema/endpoint.ts'
import { items, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'Alt bilgi',
    fields: {
      tagline: 'Slogan',
      socialLinks: 'Sosyal medya bağlantıları',
      'socialLinks.label': 'Adı',
      'socialLinks.url': 'Adresi',
    },
    hints: {
      tagline: '“Site ve marka” sayfasında bir slogan yazılıysa onun yerine o görünür.',
      'socialLinks.label': 'Instagram, LinkedIn gibi.',
    },
  },
  en: {
    title: 'Footer',
    fields: {
      tagline: 'Tagline',
      socialLinks: 'Social links',
      'socialLinks.label': 'Name',
      'socialLinks.url': 'Address',
    },
    hints: {
      tagline: 'If “Site and brand” has a tagline, that one is shown instead.',
      'socialLinks.label': 'Such as Instagram or LinkedIn.',
    },
  },
}

export const footer = defineSingleton({
  key: 'footer',
  icon: 'layers',
  translations,
  fields: {
    tagline: text({ maxLength: 120, translated: true }),
    socialLinks: items(
      {
        label: text({ isRequired: true, maxLength: 60 }),
        url: text({ isRequired: true, format: 'link', maxLength: 500 }),
      },
      { max: 8 },
    ),
  },
  read: open('GET /page-content/footer'),
  edit: 'GET /admin/page-content/footer',
  update: 'PUT /admin/page-content/footer',
  preview: 'POST /admin/page-content/footer/preview-link',
  reset: 'DELETE /admin/page-content/footer',
})
