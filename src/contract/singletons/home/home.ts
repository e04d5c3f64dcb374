import { open } from '../../schema/endpoint.ts'
import { items, longText, text } from '../../schema/fieldTypes.ts'
import { defineSingleton } from '../../schema/singleton.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const home = defineSingleton({
  key: 'home',
  icon: 'globe',
  page: '/',
  words: { tr: turkish, en: english },
  fields: {
    title: text({ maxLength: 200, translated: true }),
    lead: longText({ maxLength: 500, translated: true }),
    valuesTitle: text({ maxLength: 200, translated: true }),
    valuesLead: longText({ maxLength: 500, translated: true }),
    /** One for each season of the year's land. */
    values: items(
      {
        title: text({ isRequired: true, maxLength: 200, translated: true }),
        text: longText({ maxLength: 500, translated: true }),
      },
      { max: 4 },
    ),
    productsTitle: text({ maxLength: 200, translated: true }),
    servicesTitle: text({ maxLength: 200, translated: true }),
    servicesLead: longText({ maxLength: 500, translated: true }),
    assistantTitle: text({ maxLength: 200, translated: true }),
    assistantLead: longText({ maxLength: 500, translated: true }),
    notebookTitle: text({ maxLength: 200, translated: true }),
    closingTitle: text({ maxLength: 200, translated: true }),
    closingLead: longText({ maxLength: 500, translated: true }),
    closingPoints: items({ text: text({ isRequired: true, maxLength: 200, translated: true }) }, { max: 8 }),
    closingAction: text({ maxLength: 60, translated: true }),
  },
  read: open('GET /page-content/home'),
  edit: 'GET /admin/page-content/home',
  update: 'PUT /admin/page-content/home',
  preview: 'POST /admin/page-content/home/preview-link',
  restart: 'DELETE /admin/page-content/home',
})
