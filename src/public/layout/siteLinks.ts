import type { NavLink } from '@filiz/design-system/Nav'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { menuOf } from '../../contract/domain/menu.ts'
import type { SiteTexts } from '../../contract/i18n/site/site.ts'
import { rowsOf } from '../data/responses.ts'
import { useApi } from '../data/swr.tsx'
import { useContent } from '../data/useContent.ts'
import { LINKED_PAGES, ownPagePathOf } from '../features/ownPages/ownPage.ts'
import { servicePathOf } from '../features/services/service.ts'
import { useContentLang, useTexts } from '../i18n/locale.ts'
import { useSite } from '../meta/SiteContext.ts'
import { isPagePath } from '../routes.ts'
import { MENU_SERVICES } from './layoutRequests.ts'

type TextName = {
  [N in keyof SiteTexts['nav']]: SiteTexts['nav'][N] extends string ? N : never
}[keyof SiteTexts['nav']]

/** Pages that every page links to, by the names of their labels. */
const PATHS = {
  home: '/',
  products: '/urunler',
  services: '/hizmetler',
  references: '/referanslar',
  blog: '/blog',
  about: '/hakkimizda',
  sustainability: '/surdurulebilirlik',
  contact: '/iletisim',
  privacy: '/gizlilik',
} as const satisfies { [N in TextName]?: string }
export type LinkName = keyof typeof PATHS

/** A link to a page of the site; one of the owner's has no name. */
export type SiteLink = NavLink & { name?: LinkName }

/** Links to the pages of the menu in the owner's order. */
export function useMenuLinks(): SiteLink[] {
  const items = useContent('menu')?.items
  const added = usePageLinks('menu')
  const links: SiteLink[] = [...useSiteLinks(Object.keys(PATHS) as LinkName[]), ...added]
  const paths = menuOf(
    Array.isArray(items) ? items : [],
    added.map(({ href }) => href),
  )
  return paths.flatMap((path) => links.find(({ href }) => href === path) ?? [])
}

/** Links to the owner's pages that belong into menu or footer; none if they could not be loaded. */
export function usePageLinks(place: 'menu' | 'footer'): NavLink[] {
  const pages = rowsOf(useApi('GET /pages', {}, LINKED_PAGES))
  const { pathname } = useLocation()
  const lang = useContentLang()
  return pages
    .filter((page) => page.place === place && page.title)
    .map((page) => ({ href: ownPagePathOf(page), label: page.title!, lang }))
    .map((link) => ({ ...link, current: link.href === pathname ? 'page' : undefined }))
}

/** Links to pages that exist, in the visitor's language; the current page and its parent are marked. */
export function useSiteLinks(names: readonly LinkName[]): (NavLink & { name: LinkName })[] {
  const { nav } = useTexts()
  const { pathname } = useLocation()
  const { hiddenPaths = [] } = useSite()
  // One document is served for all URLs without a page: it marks no parent.
  const currentOf = (href: string) => {
    if (href === pathname) return 'page'
    return href !== '/' && pathname.startsWith(`${href}/`) && isPagePath(pathname) ? 'true' : undefined
  }
  return names
    .map((name) => ({ name, href: PATHS[name], label: nav[name] }))
    .filter(({ href }) => isPagePath(href) && !hiddenPaths.includes(href))
    .map((link) => ({ ...link, current: currentOf(link.href) }))
}

/** Links to the services, for menus. Failing to load is only logged (docs/product.md, section 8). */
export function useServiceLinks(): { href: string; label: string }[] {
  const services = useApi('GET /services', {}, MENU_SERVICES)
  const hasFailed = services.state === 'failed'
  useEffect(() => {
    if (hasFailed) console.error('The services of the menu could not be loaded.')
  }, [hasFailed])
  return rowsOf(services).flatMap((service) =>
    service.name ? [{ href: servicePathOf(service), label: service.name }] : [],
  )
}
