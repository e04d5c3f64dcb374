import { messages } from './messages/messages.ts'
import { posts } from './posts/posts.ts'
import { products } from './products/products.ts'
import { services } from './services/services.ts'
import { slides } from './slides/slides.ts'

/** Every resource of the site: adding one here is what makes it exist. */
export const resources = {
  products,
  services,
  blog: posts,
  slides,
  messages,
}
export type Resources = typeof resources
