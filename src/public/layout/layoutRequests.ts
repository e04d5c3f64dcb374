import type { Locale } from '../../contract/constants.ts'
import { inLocale } from '../../contract/domain/locales.ts'
import { apiPathOf, type ListParams } from '../data/endpoints.ts'
import { LINKED_PAGES } from '../features/ownPages/ownPage.ts'

/** Menus list at most 100 services. The address differs from that of the services page, whose list is complete. */
export const MENU_SERVICES: ListParams = { range: [0, 99] }

const requests = {
  contactInfo: apiPathOf('GET /page-content/contact-info'),
  siteSettings: apiPathOf('GET /page-content/site-settings'),
  footer: apiPathOf('GET /page-content/footer'),
  menu: apiPathOf('GET /page-content/menu'),
  services: apiPathOf('GET /services', {}, MENU_SERVICES),
  pages: apiPathOf('GET /pages', {}, LINKED_PAGES),
} as const

/** API paths of what header, footer and dock show, on every page of a language. */
export const layoutRequestsIn = (locale: Locale) =>
  ({
    ...Object.fromEntries(Object.entries(requests).map(([name, apiPath]) => [name, inLocale(apiPath, locale)])),
    // The menu names the owner's pages by their paths in the language of the content.
    pagesInOrder: requests.pages,
  }) as typeof requests & { pagesInOrder: string }
