import type { NavLink } from '@filiz/design-system/Nav'
import type { SiteTexts } from '../../contract/i18n/site/site.ts'
import { useTexts } from '../i18n/locale.ts'
import { isPage } from '../navigation/findPage.ts'
import { usePlace } from '../navigation/Place.tsx'

type TextName = {
  [N in keyof SiteTexts['nav']]: SiteTexts['nav'][N] extends string ? N : never
}[keyof SiteTexts['nav']]

/** Pages that belong to every page, by what they are called. */
const PATHS = {
  home: '/',
  products: '/urunler',
  services: '/hizmetler',
  blog: '/blog',
  about: '/hakkimizda',
  sustainability: '/surdurulebilirlik',
  contact: '/iletisim',
  privacy: '/gizlilik',
} as const satisfies { [N in TextName]?: string }
export type SitePlace = keyof typeof PATHS

/** The pages of the main menu, in its order. */
export const MENU = ['products', 'services', 'blog', 'about', 'sustainability'] as const satisfies SitePlace[]

/** Links to pages, in the visitor's language, with this page marked, and the one under which it lies. What is no page is left out. */
export function useSiteLinks(places: readonly SitePlace[]): (NavLink & { place: SitePlace })[] {
  const { nav } = useTexts()
  const { pathname } = usePlace()
  // What is not there lies under nothing: one document says so for every such address.
  const currentOf = (href: string) => {
    if (href === pathname) return 'page'
    return href !== '/' && pathname.startsWith(`${href}/`) && isPage(pathname) ? 'true' : undefined
  }
  return places
    .map((place) => ({ place, href: PATHS[place], label: nav[place] }))
    .filter(({ href }) => isPage(href))
    .map((link) => ({ ...link, current: currentOf(link.href) }))
}
