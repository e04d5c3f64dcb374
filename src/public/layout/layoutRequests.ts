import { apiPathOf, type ListParams } from '../data/endpoints.ts'
import { LINKED_PAGES } from '../features/ownPages/ownPage.ts'

/** Menus list at most 100 services. The address differs from that of the services page, whose list is complete. */
export const MENU_SERVICES: ListParams = { range: [0, 99] }

/** API paths of what header, footer and dock show, on every page. */
export const layoutRequests = {
  contactInfo: apiPathOf('GET /page-content/contact-info'),
  siteSettings: apiPathOf('GET /page-content/site-settings'),
  footer: apiPathOf('GET /page-content/footer'),
  menu: apiPathOf('GET /page-content/menu'),
  services: apiPathOf('GET /services', {}, MENU_SERVICES),
  pages: apiPathOf('GET /pages', {}, LINKED_PAGES),
} as const
