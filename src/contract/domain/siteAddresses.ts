/**
 * First segments of the addresses of site and server, and those that a later version needs: the owner's pages, which are at the
 * root of the site, never have one of them.
 */
export const SITE_ADDRESSES: readonly string[] = [
  // Pages of the site.
  'urunler',
  'hizmetler',
  'referanslar',
  'blog',
  'hakkimizda',
  'surdurulebilirlik',
  'iletisim',
  'gizlilik',
  'onizleme',
  'ara',
  'en',
  'tr',
  // Panel, API and files of the server.
  'admin',
  'login',
  'api',
  'uploads',
  'palettes',
  'og',
  'assets',
  'admin-assets',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'licences.txt',
  'manifest.webmanifest',
  'robots.txt',
  'rss.xml',
  'sitemap.xml',
  // Literal segments of the API at the position of a slug.
  'featured',
]

/** The same for the owner's pages below `/en`. */
export const ENGLISH_SITE_ADDRESSES: readonly string[] = [
  'products',
  'services',
  'references',
  'blog',
  'about',
  'sustainability',
  'contact',
  'privacy',
  'preview',
  'search',
  'rss.xml',
]

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a path segment may be the address of an owner's page, in English below `/en`; no other segment is looked up. */
export const isPageSlug = (segment: string, isEnglish = false): boolean =>
  SLUG.test(segment) &&
  !/^\d+$/.test(segment) &&
  !(isEnglish ? ENGLISH_SITE_ADDRESSES : SITE_ADDRESSES).includes(segment)
