import { messages } from './messages.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { services } from './services.ts'
import { slides } from './slides.ts'

/** All resources of the site; a new one is added here. */
export const resources = {
  products,
  services,
  blog: posts,
  slides,
  people,
  messages,
}
export type Resources = typeof resources
