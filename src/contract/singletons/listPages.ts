import { firstPath, type PagePath, paths } from '../domain/paths.ts'
import { open } from '../schema/endpoint.ts'
import { longText, text } from '../schema/fieldTypes.ts'
import { defineSingleton } from '../schema/singleton.ts'

/** Declares the texts of a list's page. */
const listPage = <const K extends string>(key: K, path: PagePath, titles: { tr: string; en: string }) =>
  defineSingleton({
    key,
    icon: 'doc',
    page: firstPath(path),
    translations: {
      tr: {
        title: titles.tr,
        fields: { lead: 'Giriş', empty: 'Liste boşken görünen yazı' },
        hints: { lead: 'Başlığın altında ve arama sonuçlarında görünür.' },
      },
      en: {
        title: titles.en,
        fields: { lead: 'Lead', empty: 'Text of the empty list' },
        hints: { lead: 'Shown below the title, and in search results.' },
      },
    },
    fields: {
      lead: longText({ maxLength: 500, translated: true }),
      empty: text({ isRequired: true, maxLength: 200, translated: true }),
    },
    read: open(`GET /page-content/${key}`),
    edit: `GET /admin/page-content/${key}`,
    update: `PUT /admin/page-content/${key}`,
    preview: `POST /admin/page-content/${key}/preview-link`,
    reset: `DELETE /admin/page-content/${key}`,
  })

export const productsPage = listPage('products-page', paths.products, { tr: 'Ürünler sayfası', en: 'Products page' })
export const servicesPage = listPage('services-page', paths.services, { tr: 'Hizmetler sayfası', en: 'Services page' })
export const referencesPage = listPage('references-page', paths.references, {
  tr: 'Referanslar sayfası',
  en: 'References page',
})
export const blogPage = listPage('blog-page', paths.blog, { tr: 'Blog sayfası', en: 'Blog page' })
