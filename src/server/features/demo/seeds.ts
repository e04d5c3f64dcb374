import { messages } from '../../../contract/resources/messages.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { slides } from '../../../contract/resources/slides.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { demoMessages } from './messages.ts'
import { demoPosts } from './posts.ts'
import { demoProducts } from './products.ts'
import { demoServices } from './services.ts'
import { demoSingletons } from './singletons.ts'
import { demoSlides } from './slides.ts'

/** What an administrator would enter, and two things more. */
export interface DemoRow {
  /** A file in `pictures/`, for the field that takes a picture. */
  picture?: string
  /** How many days before now it was entered. */
  daysAgo?: number
}

/** The demo company's records, in the order in which they are to be seen: what was entered last stands first. */
export const seeds: readonly { resource: Resource; rows: readonly DemoRow[] }[] = [
  { resource: products, rows: demoProducts },
  { resource: services, rows: demoServices },
  { resource: slides, rows: demoSlides },
  { resource: posts, rows: demoPosts },
  { resource: messages, rows: demoMessages },
]

/** Its singletons. A map from a host that the settings do not name is left out. */
export const singletonSeeds = (mapOrigins: readonly string[]): readonly { singleton: Singleton; values: object }[] => {
  const { about, 'contact-info': contactInfo, 'site-settings': siteSettings } = demoSingletons
  const { origin } = new URL(contactInfo.mapIframeUrl)
  return [
    { singleton: singletons.about, values: about },
    {
      singleton: singletons['contact-info'],
      values: { ...contactInfo, ...(!mapOrigins.includes(origin) && { mapIframeUrl: null }) },
    },
    { singleton: singletons['site-settings'], values: siteSettings },
  ]
}
