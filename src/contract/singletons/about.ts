import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { shared } from '../schema/fieldGroups.ts'
import { image, longText, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'Hakkımızda',
    fields: {
      title: 'Sayfa başlığı',
      subtitle: 'Alt başlık',
      imageUrl: 'Görsel',
      mainText: 'Ana metin',
      missionTitle: 'Misyon başlığı',
      missionText: 'Misyon metni',
      visionTitle: 'Vizyon başlığı',
      visionText: 'Vizyon metni',
    },
    hints: { mainText: 'Boş bir satır yeni paragraf başlatır.' },
  },
  en: {
    title: 'About',
    fields: {
      title: 'Page title',
      subtitle: 'Subtitle',
      imageUrl: 'Picture',
      mainText: 'Main text',
      missionTitle: 'Mission heading',
      missionText: 'Mission text',
      visionTitle: 'Vision heading',
      visionText: 'Vision text',
    },
    hints: { mainText: 'An empty line begins a new paragraph.' },
  },
}

export const about = defineSingleton({
  key: 'about',
  icon: 'book',
  page: firstPath(paths.about),
  translations,
  fields: {
    title: text({ isRequired: true, translated: true }),
    subtitle: text({ maxLength: 500, translated: true }),
    imageUrl: image({ describes: true, upload: 'POST /files/upload-page-image' }),
    mainText: longText({ translated: true }),
    missionTitle: text({ translated: true }),
    missionText: longText({ translated: true }),
    visionTitle: text({ translated: true }),
    visionText: longText({ translated: true }),
    ...shared({ title: ['title'], description: ['subtitle', 'mainText'], upload: 'POST /files/upload-page-image' }),
  },
  read: open('GET /page-content/about'),
  edit: 'GET /admin/page-content/about',
  update: 'PUT /admin/page-content/about',
  preview: 'POST /admin/page-content/about/preview-link',
})
