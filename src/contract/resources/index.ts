import { messages } from './messages.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { services } from './services.ts'
import { slides } from './slides.ts'

/** Every resource of the site: adding one here is what makes it exist. */
export const resources = {
  products,
  services,
  blog: posts,
  slides,
  messages,
}
export type Resources = typeof resources
