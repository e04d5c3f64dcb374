import type { NavLink } from '@filiz/design-system/Nav'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Locale } from '../../contract/constants.ts'
import { menuOf } from '../../contract/domain/menu.ts'
import { firstPath, paths, pathTo } from '../../contract/domain/paths.ts'
import type { SiteTexts } from '../../contract/i18n/site/site.ts'
import { rowsOf } from '../data/responses.ts'
import { useApi, useRequest } from '../data/swr.tsx'
import { useContent } from '../data/useContent.ts'
import { LINKED_PAGES, ownPagePathOf } from '../features/ownPages/ownPage.ts'
import { servicePathOf } from '../features/services/service.ts'
import { CONTENT_LOCALE, useContentLang, useLocale, useTexts } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { request } from '../navigation/route.ts'
import { isPagePath } from '../routes.ts'
import { MENU_SERVICES } from './layoutRequests.ts'

type TextName = {
  [N in keyof SiteTexts['nav']]: SiteTexts['nav'][N] extends string ? N : never
}[keyof SiteTexts['nav']]

/** Pages that every page links to, by the names of their labels. */
const LINKED = [
  'home',
  'products',
  'services',
  'references',
  'blog',
  'about',
  'sustainability',
  'contact',
  'privacy',
] as const satisfies readonly TextName[]
export type LinkName = (typeof LINKED)[number]

/** A link to a page of the site; one of the owner's has no name. */
export type SiteLink = NavLink & { name?: LinkName }

/** Links to the pages of the menu in the owner's order. */
export function useMenuLinks(): SiteLink[] {
  const items = useContent('menu')?.items
  const added = usePageLinks('menu')
  const links = [...useSiteLinks(LINKED).map((link) => ({ path: firstPath(paths[link.name]), link })), ...added]
  const order = menuOf(
    Array.isArray(items) ? items : [],
    added.map(({ path }) => path),
  )
  return order.flatMap((path) => links.find((link) => link.path === path)?.link ?? [])
}

/** Links to the owner's pages of the footer; none if they could not be loaded. */
export const useFooterLinks = (): NavLink[] => usePageLinks('footer').map(({ link }) => link)

/** Links to the owner's pages of a place, with their paths in the language of the content, by which menus name them. */
function usePageLinks(place: 'menu' | 'footer'): { path: string; link: NavLink }[] {
  const pages = rowsOf(useApi('GET /pages', {}, LINKED_PAGES))
  const all = rowsOf(useRequest(request('GET /pages', {}, LINKED_PAGES)))
  const { pathname } = useLocation()
  const locale = useLocale()
  const lang = useContentLang(pages[0])
  return pages
    .filter((page) => page.place === place && page.title)
    .map((page) => {
      const href = ownPagePathOf(page, locale)
      const current = href === pathname ? ('page' as const) : undefined
      const own = all.find(({ id }) => id === page.id) ?? page
      return { path: ownPagePathOf(own, CONTENT_LOCALE), link: { href, label: page.title!, lang, current } }
    })
}

/** Links to pages that exist, in the language of the page; the current page and its parent are marked. */
export function useSiteLinks(names: readonly LinkName[]): (NavLink & { name: LinkName })[] {
  const { nav } = useTexts()
  const { pathname } = useLocation()
  const locale = useLocale()
  const { hiddenPaths = [] } = useSite()
  // One document is served for all URLs without a page: it marks no parent.
  const currentOf = (name: LinkName, href: string) => {
    if (href === pathname) return 'page'
    return name !== 'home' && pathname.startsWith(`${href}/`) && isPagePath(pathname) ? 'true' : undefined
  }
  return names
    .filter((name) => !hiddenPaths.includes(firstPath(paths[name])))
    .map((name) => {
      const href = pathTo(paths[name], locale)
      return { name, href, label: nav[name], current: currentOf(name, href) }
    })
}

/** Links to the services, for menus. Failing to load is only logged (docs/product.md, section 8). */
export function useServiceLinks(): { href: string; label: string; lang: Locale | undefined }[] {
  const services = useApi('GET /services', {}, MENU_SERVICES)
  const hasFailed = services.state === 'failed'
  useEffect(() => {
    if (hasFailed) console.error('The services of the menu could not be loaded.')
  }, [hasFailed])
  const rows = rowsOf(services)
  const locale = useLocale()
  const lang = useContentLang(rows[0])
  return rows.flatMap((service) =>
    service.name ? [{ href: servicePathOf(service, locale), label: service.name, lang }] : [],
  )
}
