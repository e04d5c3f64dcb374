import { open } from '../../schema/endpoint.ts'
import { image, items, longText, text } from '../../schema/fieldTypes.ts'
import { defineSingleton } from '../../schema/singleton.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const sustainability = defineSingleton({
  key: 'sustainability',
  icon: 'sprout',
  page: '/surdurulebilirlik',
  words: { tr: turkish, en: english },
  fields: {
    lead: longText({ maxLength: 500, translated: true }),
    /** The first is set largest. */
    figures: items(
      {
        value: text({ isRequired: true, maxLength: 20, translated: true }),
        unit: text({ maxLength: 40, translated: true }),
        label: text({ isRequired: true, maxLength: 120, translated: true }),
        note: longText({ maxLength: 500, translated: true }),
      },
      { max: 8 },
    ),
    chapters: items(
      {
        title: text({ isRequired: true, maxLength: 200, translated: true }),
        text: longText({ maxLength: 5000, translated: true }),
        imageUrl: image({ describes: true, upload: 'POST /files/upload-page-image' }),
      },
      { max: 12 },
    ),
    closingTitle: text({ maxLength: 200, translated: true }),
    closingText: longText({ maxLength: 5000, translated: true }),
  },
  read: open('GET /page-content/sustainability'),
  edit: 'GET /admin/page-content/sustainability',
  update: 'PUT /admin/page-content/sustainability',
  preview: 'POST /admin/page-content/sustainability/preview-link',
  restart: 'DELETE /admin/page-content/sustainability',
})
