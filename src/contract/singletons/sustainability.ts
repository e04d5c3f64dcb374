import { firstPath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { image, items, longText, text } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton } from '../schema/singleton.ts'

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'Sürdürülebilirlik',
    fields: {
      lead: 'Giriş',
      figures: 'Ölçümler',
      'figures.value': 'Sayı',
      'figures.unit': 'Birim',
      'figures.label': 'Neyin ölçüsü',
      'figures.note': 'Nerede, nasıl ölçüldü',
      chapters: 'Bölümler',
      'chapters.title': 'Başlık',
      'chapters.text': 'Metin',
      'chapters.imageUrl': 'Görsel',
      closingTitle: 'Kapanış: başlık',
      closingText: 'Kapanış: metin',
    },
    hints: {
      figures: 'İlki en büyük yazılır.',
      'chapters.imageUrl': 'Yoksa bölümün yanında çizim durur.',
    },
  },
  en: {
    title: 'Sustainability',
    fields: {
      lead: 'Lead',
      figures: 'Figures',
      'figures.value': 'Figure',
      'figures.unit': 'Unit',
      'figures.label': 'What it measures',
      'figures.note': 'Where and how it was measured',
      chapters: 'Chapters',
      'chapters.title': 'Heading',
      'chapters.text': 'Text',
      'chapters.imageUrl': 'Picture',
      closingTitle: 'Closing: heading',
      closingText: 'Closing: text',
    },
    hints: {
      figures: 'The first is set largest.',
      'chapters.imageUrl': 'Without one a drawing stands beside the chapter.',
    },
  },
}

export const sustainability = defineSingleton({
  key: 'sustainability',
  icon: 'sprout',
  page: firstPath(paths.sustainability),
  isHiddenUntilWritten: true,
  translations,
  fields: {
    lead: longText({ maxLength: 500, translated: true }),
    /** The first is shown largest. */
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
  reset: 'DELETE /admin/page-content/sustainability',
})
