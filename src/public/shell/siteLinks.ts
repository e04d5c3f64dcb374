import type { NavLink } from '@filiz/design-system/Nav'
import { useLocation } from 'react-router-dom'
import type { SiteTexts } from '../../contract/texts/site.ts'
import { useTexts } from '../preferences/locale.ts'
import { isPage } from '../routing/findPage.ts'

/** The pages of the main menu, in its order. */
const MENU = [{ href: '/urunler', text: 'products' }] as const satisfies readonly {
  href: string
  text: keyof SiteTexts['nav']
}[]

/** Where 'Bize Ulaşın' leads, once the site has that page. */
export const contactPath = isPage('/iletisim') ? '/iletisim' : undefined

/** The links of the main menu, in the visitor's language, with the one marked under which this page lies. */
export function useSiteLinks(): NavLink[] {
  const { nav } = useTexts()
  const { pathname } = useLocation()
  return MENU.map(({ href, text }) => ({
    href,
    label: nav[text],
    isCurrent: pathname === href || pathname.startsWith(`${href}/`),
  }))
}
