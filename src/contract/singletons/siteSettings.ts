import { open } from '../schema/endpoint.ts'
import { image, text } from '../schema/fieldTypes.ts'
import { defineSingleton } from '../schema/singleton.ts'
import type { InEachLocale, SingletonWords } from '../schema/words.ts'

const words: InEachLocale<SingletonWords> = {
  tr: {
    title: 'Site ve logo',
    fields: { logoUrl: 'Logo', logoDarkUrl: 'Koyu zemin için logo', title: 'Başlık' },
    hints: {
      logoUrl: 'Logo yoksa sitede firmanın adı yazıyla görünür.',
      logoDarkUrl: 'İsteğe bağlı. Koyu temada öteki logonun yerine bu görünür.',
      title: 'Yalnızca burada görünür.',
    },
    loadFailed: 'Site ayarları yüklenemedi.',
    updateFailed: 'Site ayarları güncellenirken bir hata oluştu.',
  },
  en: {
    title: 'Site and logo',
    fields: { logoUrl: 'Logo', logoDarkUrl: 'Logo for dark backgrounds', title: 'Title' },
    hints: {
      logoUrl: 'Without a logo the site shows its name as text.',
      logoDarkUrl: 'Optional. Takes the place of the other logo in the dark theme.',
      title: 'Only shown here.',
    },
    loadFailed: 'The site settings could not be loaded.',
    updateFailed: 'The site settings could not be updated.',
  },
}

export const siteSettings = defineSingleton({
  key: 'site-settings',
  icon: 'gear',
  words,
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
