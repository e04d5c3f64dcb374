import { open } from '../schema/endpoint.ts'
import { ordered } from '../schema/fieldGroups.ts'
import { image, longText, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Kişi',
    many: 'Ekip',
    fields: { name: 'Ad soyad', role: 'Görevi', text: 'Kısa tanıtım', imageUrl: 'Portre' },
    hints: {
      role: 'Adının altında görünür: “Ziraat mühendisi” gibi.',
      text: 'Bir iki cümle yeter: ne yapar, hangi işte ona sorulur.',
      imageUrl: 'Dik bir fotoğraf en iyi durur; yüz, odak noktasından kırpılır.',
    },
    remove: 'Kişiyi sil',
    confirmRemove: 'Bu kişiyi silmek istediğinize emin misiniz?',
    empty: 'Henüz kimse yok. İlk kişiyi ekleyin; Hakkımızda sayfasında hemen görünür.',
  },
  en: {
    one: 'Person',
    many: 'Team',
    count: (count) => `${count.toLocaleString('en')} ${count === 1 ? 'person' : 'people'}`,
    fields: { name: 'Full name', role: 'Role', text: 'Short introduction', imageUrl: 'Portrait' },
    hints: {
      role: 'Shown under the name, such as “Agricultural engineer”.',
      text: 'One or two sentences: what they do, and what to ask them about.',
      imageUrl: 'An upright photograph looks best; the face is cropped around its focal point.',
    },
    confirmRemove: 'Delete this person?',
    empty: 'Nobody here yet. Add the first person; they appear on the about page at once.',
  },
}

/** People of the company, whom the about page shows. */
export const people = defineResource({
  name: 'people',
  icon: 'people',
  translations,
  fields: {
    name: text({ isRequired: true, listed: true, searched: true, maxLength: 120 }),
    role: text({ listed: true, searched: true, maxLength: 120, translated: true }),
    text: longText({ searched: true, maxLength: 1000, translated: true }),
    imageUrl: image({ listed: true, upload: 'POST /files/upload-person-image' }),
    ...ordered,
  },
  endpoints: {
    list: open('GET /people'),
    read: open('GET /people/:id'),
    create: 'POST /people',
    update: 'PUT /people/:id',
    remove: 'DELETE /people/:id',
    order: 'PUT /people/order',
  },
})

export type Person = RecordOf<typeof people>
