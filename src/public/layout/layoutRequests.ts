import { addressOf, type ListPart } from '../data/endpoints.ts'

/** Menus list at most 100 services. The address differs from that of the services page, whose list is complete. */
export const MENU_SERVICES: ListPart = { range: [0, 99] }

/** API paths of what header, footer and dock show, on every page. */
export const layoutRequests = {
  contactInfo: addressOf('GET /page-content/contact-info'),
  siteSettings: addressOf('GET /page-content/site-settings'),
  footer: addressOf('GET /page-content/footer'),
  services: addressOf('GET /services', {}, MENU_SERVICES),
} as const
