import { addressOf, type ListPart } from '../data/calls.ts'

/** The services that the menus list: more would be no menu. Never the address of a page's own list, which is whole. */
export const MENU_SERVICES: ListPart = { range: [0, 99] }

export const addresses = {
  contactInfo: addressOf('GET /page-content/contact-info'),
  siteSettings: addressOf('GET /page-content/site-settings'),
  footer: addressOf('GET /page-content/footer'),
  services: addressOf('GET /services', {}, MENU_SERVICES),
} as const

/** What header, footer and dock are drawn with, on every page. */
export const shellNeeds: readonly string[] = Object.values(addresses)
