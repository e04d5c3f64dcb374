import { open } from '../../schema/endpoint.ts'
import { items, markdown, text } from '../../schema/fieldTypes.ts'
import { defineSingleton } from '../../schema/singleton.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const privacy = defineSingleton({
  key: 'privacy',
  icon: 'doc',
  page: '/gizlilik',
  words: { tr: turkish, en: english },
  fields: {
    /** Newest first; a message keeps the date of the one that it was sent under. */
    versions: items(
      {
        date: text({ isRequired: true, format: 'day', maxLength: 10 }),
        text: markdown({ isRequired: true, translated: true }),
      },
      { min: 1, max: 100 },
    ),
  },
  read: open('GET /page-content/privacy'),
  edit: 'GET /admin/page-content/privacy',
  update: 'PUT /admin/page-content/privacy',
  preview: 'POST /admin/page-content/privacy/preview-link',
  restart: 'DELETE /admin/page-content/privacy',
})
