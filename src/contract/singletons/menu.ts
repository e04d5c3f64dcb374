import { MAX_MENU_PAGES, MENU_PAGES, MENU_PATHS } from '../domain/menu.ts'
import { open } from '../schema/endpoint.ts'
import { choice, flag, items } from '../schema/fieldTypes.ts'
import type { InEachLocale, SingletonTranslation } from '../schema/resourceMessages.ts'
import { defineSingleton, type SingletonValues } from '../schema/singleton.ts'

const turkish: Record<(typeof MENU_PAGES)[number], string> = {
  products: 'Ürünler',
  services: 'Hizmetler',
  references: 'Referanslar',
  blog: 'Blog',
  about: 'Hakkımızda',
  sustainability: 'Sürdürülebilirlik',
  contact: 'Bize Ulaşın',
}
const english: Record<(typeof MENU_PAGES)[number], string> = {
  products: 'Products',
  services: 'Services',
  references: 'References',
  blog: 'Blog',
  about: 'About',
  sustainability: 'Sustainability',
  contact: 'Contact',
}

/** The names by path. */
const byPath = (names: typeof turkish) => Object.fromEntries(MENU_PAGES.map((name, i) => [MENU_PATHS[i], names[name]]))

const translations: InEachLocale<SingletonTranslation> = {
  tr: {
    title: 'Menü sırası',
    fields: { items: 'Menüdeki sayfalar', 'items.path': 'Sayfa', 'items.isHidden': 'Menüde gösterme' },
    hints: {
      items:
        'Üst menü ve alt bilgi bu sırayı izler; “Bize Ulaşın” üstte her zaman en sağdadır. Listeden çıkarılan sayfa sona gider; gizlemek için “Menüde gösterme”yi açın.',
    },
    choices: { 'items.path': byPath(turkish) },
  },
  en: {
    title: 'Menu order',
    fields: { items: 'Pages in the menu', 'items.path': 'Page', 'items.isHidden': 'Hide in the menu' },
    hints: {
      items:
        'Header and footer follow this order; “Contact” is always at the right of the header. A page removed from the list goes last; to hide it, turn on “Hide in the menu”.',
    },
    choices: { 'items.path': byPath(english) },
  },
}

/** Order and visibility of the pages in the menus of header and footer, the owner's pages of the place `menu` included. */
export const menu = defineSingleton({
  key: 'menu',
  icon: 'layers',
  translations,
  fields: {
    items: items(
      { path: choice(MENU_PATHS, { isRequired: true, isOpen: true }), isHidden: flag() },
      { max: MENU_PATHS.length + MAX_MENU_PAGES },
    ),
  },
  read: open('GET /page-content/menu'),
  edit: 'GET /admin/page-content/menu',
  update: 'PUT /admin/page-content/menu',
  preview: 'POST /admin/page-content/menu/preview-link',
  reset: 'DELETE /admin/page-content/menu',
})

export const initialMenu: SingletonValues<typeof menu> = {
  items: MENU_PATHS.map((path) => ({ path, isHidden: false })),
}
