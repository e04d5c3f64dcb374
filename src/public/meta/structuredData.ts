import type { Locale } from '../../contract/constants.ts'
import { LOGO_PICTURE } from '../../contract/domain/pictures.ts'
import type { Site } from '../../contract/site.ts'

/** A schema.org object in JSON-LD. Properties without a value are left out. */
export interface JsonLd {
  '@type': string
  [property: string]: unknown
}

type Text = string | null | undefined
/** The site on a page in a language. */
export type SiteInLocale = Site & { locale: Locale }
type Named = Pick<SiteInLocale, 'name' | 'shortName' | 'tagline' | 'url' | 'locale'>

/** The absolute URL of a path on this site; absolute URLs are returned unchanged. */
export const absolute = ({ url }: Pick<Site, 'url'>, path: string): string =>
  /^https?:/i.test(path) ? path : url + path

const picture = (site: Named, url: Text) => (url ? absolute(site, url) : undefined)
const known = (text: Text) => text?.trim() || undefined

/** The company, as a reference. */
const company = ({ name, url }: Pick<Named, 'name' | 'url'>): JsonLd => ({
  '@type': 'Organization',
  '@id': `${url}/#firm`,
  name,
  url: `${url}/`,
})

interface Contact {
  phoneNumber?: Text
  emailAddress?: Text
  addressText?: Text
}

/** The company with its logo and contact details. */
export const organizationJsonLd = (site: Named, contact: Contact = {}, logoUrl?: Text): JsonLd => ({
  ...company(site),
  slogan: site.tagline,
  logo: absolute(site, logoUrl || LOGO_PICTURE),
  telephone: known(contact.phoneNumber),
  email: known(contact.emailAddress),
  address: known(contact.addressText) && { '@type': 'PostalAddress', streetAddress: known(contact.addressText) },
})

export const webSiteJsonLd = (site: Named): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#site`,
  name: site.name,
  alternateName: site.shortName,
  url: `${site.url}/`,
  inLanguage: site.locale,
  publisher: company(site),
})

/** Common properties of products, services and posts. */
export interface Offered {
  name?: Text
  description: string
  imageUrl?: Text
  path: string
}

const offered = (site: Named, { name, description, imageUrl, path }: Offered) => ({
  name,
  description: known(description),
  image: picture(site, imageUrl),
  url: absolute(site, path),
})

/**
 * A product's page. Not schema.org's `Product`: search engines report an error for one without `offers`, `review` or
 * `aggregateRating`, and the catalogue has no prices.
 */
export const productJsonLd = (site: Named, about: Offered): JsonLd => ({
  '@type': 'ItemPage',
  ...offered(site, about),
  inLanguage: site.locale,
  publisher: company(site),
  mainEntity: { '@type': 'Thing', ...offered(site, about) },
})

export const serviceJsonLd = (site: Named, about: Offered): JsonLd => ({
  '@type': 'Service',
  ...offered(site, about),
  provider: company(site),
})

/** The case of a customer. Not schema.org's `Review`: search engines ignore those of a company on its own site. */
export const referenceJsonLd = (site: Named, about: Offered): JsonLd => ({
  '@type': 'Article',
  headline: about.name,
  ...offered(site, about),
  name: undefined,
  inLanguage: site.locale,
  author: company(site),
  publisher: company(site),
  mainEntityOfPage: absolute(site, about.path),
})

interface PublishedPost extends Omit<Offered, 'name'> {
  title?: Text
  author?: Text
  /** ISO 8601. */
  published?: Text
  modified?: Text
}

export const postJsonLd = (site: Named, { title, author, published, modified, ...about }: PublishedPost): JsonLd => ({
  '@type': 'BlogPosting',
  headline: title,
  ...offered(site, about),
  name: undefined,
  datePublished: published,
  // A scheduled post is last modified before its publication.
  dateModified: modified && !(Date.parse(modified) < Date.parse(published ?? '')) ? modified : published,
  inLanguage: site.locale,
  author: author && author !== site.name ? { '@type': 'Person', name: author } : company(site),
  publisher: company(site),
  mainEntityOfPage: absolute(site, about.path),
})

/** A page in the breadcrumbs. */
export interface Step {
  href: string
  label: string
}

/** Breadcrumbs from the home page to the current page. */
export const breadcrumbsJsonLd = (site: Named, steps: readonly Step[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ href, label }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: absolute(site, href),
  })),
})
