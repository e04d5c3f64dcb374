import { open } from '../../schema/endpoint.ts'
import { image, text } from '../../schema/fieldTypes.ts'
import { defineSingleton } from '../../schema/singleton.ts'
import { english } from './english.ts'
import { turkish } from './turkish.ts'

export const siteSettings = defineSingleton({
  key: 'site-settings',
  icon: 'gear',
  words: { tr: turkish, en: english },
  fields: {
    logoUrl: image({ upload: 'POST /files/upload-logo', takesSvg: true }),
    logoDarkUrl: image({ upload: 'POST /files/upload-logo', takesSvg: true, ground: 'dark' }),
    title: text(),
  },
  hidden: ['title'],
  read: open('GET /page-content/site-settings'),
  edit: 'GET /admin/page-content/site-settings',
  update: 'PUT /admin/page-content/site-settings',
  preview: 'POST /admin/page-content/site-settings/preview-link',
})
