import { open } from '../../schema/endpoint.ts'
import { items, text } from '../../schema/fieldTypes.ts'
import { defineSingleton } from '../../schema/singleton.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const footer = defineSingleton({
  key: 'footer',
  icon: 'layers',
  words: { tr: turkish, en: english },
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
  restart: 'DELETE /admin/page-content/footer',
})
