import { open } from '../../schema/endpoint.ts'
import { image, longText, text } from '../../schema/fieldTypes.ts'
import { shared } from '../../schema/shared.ts'
import { defineSingleton } from '../../schema/singleton.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const about = defineSingleton({
  key: 'about',
  icon: 'book',
  page: '/hakkimizda',
  words: { tr: turkish, en: english },
  fields: {
    title: text({ isRequired: true }),
    subtitle: text({ maxLength: 500 }),
    imageUrl: image({ describes: true, upload: 'POST /files/upload-page-image' }),
    mainText: longText(),
    missionTitle: text(),
    missionText: longText(),
    visionTitle: text(),
    visionText: longText(),
    ...shared({ title: ['title'], description: ['subtitle', 'mainText'], upload: 'POST /files/upload-page-image' }),
  },
  read: open('GET /page-content/about'),
  edit: 'GET /admin/page-content/about',
  update: 'PUT /admin/page-content/about',
  preview: 'POST /admin/page-content/about/preview-link',
})
