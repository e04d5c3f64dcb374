import { LOCALES } from '../constants.ts'
import { open } from '../schema/endpoint.ts'
import { choice, file, relation, text } from '../schema/fieldTypes.ts'
import { defineResource, type RecordOf } from '../schema/resource.ts'
import type { InEachLocale, ResourceTranslation } from '../schema/resourceMessages.ts'
import { products } from './products.ts'
import { services } from './services.ts'

const translations: InEachLocale<ResourceTranslation> = {
  tr: {
    one: 'Belge',
    many: 'Belgeler',
    fields: {
      title: 'Belgenin adı',
      fileUrl: 'PDF',
      language: 'Dili',
      productIds: 'Ürünler',
      serviceIds: 'Hizmetler',
    },
    columns: { productIds: 'Ürün', serviceIds: 'Hizmet' },
    choices: { language: { tr: 'Türkçe', en: 'İngilizce' } },
    hints: {
      title: 'Sayfada bu adla görünür: “Teknik föy”, “Kurulum kılavuzu”.',
      productIds: 'Belge bu ürünlerin sayfalarında listelenir.',
      serviceIds: 'Belge bu hizmetlerin sayfalarında listelenir.',
    },
    remove: 'Belgeyi sil',
    confirmRemove: 'Bu belgeyi silmek istediğinize emin misiniz?',
    uploadFailed: 'PDF yüklenirken bir hata oluştu.',
    empty: 'Henüz belge yok. Teknik föy, kılavuz ya da katalog ekleyin; ürünlerin sayfasında hemen görünür.',
  },
  en: {
    one: 'Document',
    many: 'Documents',
    fields: {
      title: 'Title',
      fileUrl: 'PDF',
      language: 'Language',
      productIds: 'Products',
      serviceIds: 'Services',
    },
    columns: { productIds: 'Products', serviceIds: 'Services' },
    choices: { language: { tr: 'Turkish', en: 'English' } },
    hints: {
      title: 'Shown under this name: “Data sheet”, “Installation guide”.',
      productIds: 'The document is listed on the pages of these products.',
      serviceIds: 'The document is listed on the pages of these services.',
    },
    confirmRemove: 'Delete this document?',
    uploadFailed: 'The PDF could not be uploaded.',
    empty: 'No documents yet. Add a data sheet, a guide or a catalogue; it appears on the products’ pages at once.',
  },
}

/** PDF files for visitors: data sheets, guides, catalogues. */
export const documents = defineResource({
  name: 'documents',
  icon: 'download',
  translations,
  fields: {
    title: text({ isRequired: true, listed: true, searched: true, maxLength: 200, translated: true }),
    fileUrl: file({ isRequired: true, upload: 'POST /files/upload-document' }),
    language: choice(LOCALES, { listed: true }),
    productIds: relation({ to: products.name, listed: true }),
    serviceIds: relation({ to: services.name, listed: true }),
  },
  endpoints: {
    list: open('GET /documents'),
    read: open('GET /documents/:id'),
    create: 'POST /documents',
    update: 'PUT /documents/:id',
    remove: 'DELETE /documents/:id',
  },
})

/** A document as the API shows it: with size and number of pages, which the server reads from the file. */
export type Document = RecordOf<typeof documents> & { bytes: number | null; pages: number | null }
