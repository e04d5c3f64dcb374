import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { items, markdown, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'Aydınlatma metni',
    fields: {
      versions: 'Sürümler',
      'versions.date': 'Yürürlük günü',
      'versions.text': 'Metin',
    },
    hints: {
      versions:
        'Metni değiştirmek için yeni bir sürüm ekleyin: gelen her mesaj, gönderildiği günün sürümünü saklar. Eski sürümler değiştirilemez.',
    },
  },
  en: {
    title: 'Privacy notice',
    fields: {
      versions: 'Versions',
      'versions.date': 'In force from',
      'versions.text': 'Text',
    },
    hints: {
      versions:
        'Add a version to change the notice: each message keeps the version of the day on which it was sent. Past versions cannot be changed.',
    },
  },
}

export const privacy = defineSingleton({
  key: 'privacy',
  icon: 'doc',
  page: firstPath(paths.privacy),
  translations,
  fields: {
    /** Newest first; a message stores the date of the version under which it was sent. */
    versions: items(
      {
        date: text({ isRequired: true, format: 'day', maxLength: 10 }),
        text: markdown({ isRequired: true, translated: true }),
      },
      { min: 1, max: 100, newestFirst: true },
    ),
  },
  read: open('GET /page-content/privacy'),
  edit: 'GET /admin/page-content/privacy',
  update: 'PUT /admin/page-content/privacy',
  preview: 'POST /admin/page-content/privacy/preview-link',
  reset: 'DELETE /admin/page-content/privacy',
})
