import { messages } from './resources/messages.ts'
import { posts } from './resources/posts.ts'
import { products } from './resources/products.ts'
import { services } from './resources/services.ts'
import { slides } from './resources/slides.ts'

/** Every resource of the site: adding one here is what makes it exist. */
export const resources = { products, services, blog: posts, slides, messages }
export type Resources = typeof resources
