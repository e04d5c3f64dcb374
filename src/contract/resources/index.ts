import { documents } from './documents.ts'
import { messages } from './messages.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { references } from './references.ts'
import { savedReplies } from './savedReplies.ts'
import { services } from './services.ts'
import { slides } from './slides.ts'

/**
 * The resources of a site; a new one is added here. The media library (`pictures`) is not among them: its rows are files,
 * which content refers to.
 */
export const resources = {
  products,
  services,
  blog: posts,
  slides,
  people,
  references,
  documents,
  pages,
  messages,
  savedReplies,
}
export type Resources = typeof resources
