import { language } from '../../company/identity.ts'
import { LOGO_PICTURE } from '../../contract/domain/pictures.ts'
import type { Site } from '../../contract/site.ts'

/** One thing of a page, in schema.org's words. What is not known is left out. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

type Text = string | null | undefined
type Named = Pick<Site, 'name' | 'url'>

/** An address as the world sees it; one that is whole already stays. */
export const absolute = ({ url }: Pick<Site, 'url'>, address: string): string =>
  /^https?:/i.test(address) ? address : url + address

const picture = (site: Named, url: Text) => (url ? absolute(site, url) : undefined)
const known = (text: Text) => text?.trim() || undefined

/** The firm, wherever a page only names it. */
const firm = ({ name, url }: Named): Thing => ({ '@type': 'Organization', '@id': `${url}/#firm`, name, url: `${url}/` })

interface Contact {
  phoneNumber?: Text
  emailAddress?: Text
  addressText?: Text
}

/** The firm itself, with what is known of how to reach it. */
export const organization = (site: Named, contact: Contact = {}, logoUrl?: Text): Thing => ({
  ...firm(site),
  logo: absolute(site, logoUrl || LOGO_PICTURE),
  telephone: known(contact.phoneNumber),
  email: known(contact.emailAddress),
  address: known(contact.addressText) && { '@type': 'PostalAddress', streetAddress: known(contact.addressText) },
})

export const webSite = (site: Named): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#site`,
  name: site.name,
  url: `${site.url}/`,
  inLanguage: language,
  publisher: firm(site),
})

/** What products and services say of themselves, at their own address. */
interface Offered {
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
 * The page of a product. Not schema.org's `Product`: search engines report an error for one without `offers`, `review` or
 * `aggregateRating`, and the catalogue has no prices.
 */
export const productPage = (site: Named, about: Offered): Thing => ({
  '@type': 'ItemPage',
  ...offered(site, about),
  inLanguage: language,
  publisher: firm(site),
  mainEntity: { '@type': 'Thing', ...offered(site, about) },
})

export const service = (site: Named, about: Offered): Thing => ({
  '@type': 'Service',
  ...offered(site, about),
  provider: firm(site),
})

interface Article {
  title?: Text
  description: string
  imageUrl?: Text
  path: string
  author?: Text
  /** ISO 8601. */
  published?: Text
  modified?: Text
}

export const blogPosting = (site: Named, { title, author, published, modified, ...about }: Article): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  ...offered(site, about),
  name: undefined,
  datePublished: published,
  // A post may be written before the day that it is planned for.
  dateModified: modified && !(Date.parse(modified) < Date.parse(published ?? '')) ? modified : published,
  inLanguage: language,
  author: author && author !== site.name ? { '@type': 'Person', name: author } : firm(site),
  publisher: firm(site),
  mainEntityOfPage: absolute(site, about.path),
})

/** A page on the way to another. */
export interface Step {
  href: string
  label: string
}

/** The way from the home page to this one, this one last. */
export const breadcrumbList = (site: Named, steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ href, label }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: label,
    item: absolute(site, href),
  })),
})
