import { slugify } from '../../src/contract/domain/turkish.ts'
import { demoPages } from '../../src/server/features/demo/pages.ts'
import { demoPosts } from '../../src/server/features/demo/posts.ts'
import { demoProducts } from '../../src/server/features/demo/products.ts'
import { demoReferences } from '../../src/server/features/demo/references.ts'
import { demoServices } from '../../src/server/features/demo/services.ts'

export const demoProduct = demoProducts[0]!
export const detailPath = `/urunler/${slugify(demoProduct.name)}`
const publishedPost = demoPosts.find(({ publishOption }) => publishOption === 'now')!
export const servicePath = `/hizmetler/${slugify(demoServices[0]!.name)}`
export const postPath = `/blog/${slugify(publishedPost.title)}`
const referencePath = `/referanslar/${slugify(demoReferences[0]!.name)}`
export const missingPath = '/boyle-bir-sayfa-yok'

/** Every page of the site. Slow checks visit every fourth in `npm test` (the product page included), all in `test:slow`. */
export const publicPaths = [
  '/',
  '/urunler',
  '/hizmetler',
  '/urunler/boyle-bir-urun-yok',
  detailPath,
  servicePath,
  '/hizmetler/boyle-bir-hizmet-yok',
  '/referanslar',
  referencePath,
  '/referanslar/boyle-bir-referans-yok',
  '/blog',
  postPath,
  '/blog/boyle-bir-yazi-yok',
  '/hakkimizda',
  '/surdurulebilirlik',
  '/iletisim',
  '/gizlilik',
  '/ara',
  `/${slugify(demoPages[0]!.title)}`,
  missingPath,
]

/** Message of the browser's console for a page with status 404. */
export const saysNotFound =
  /^404: GET document |Failed to load resource: .* 404 .*\(https?:\/\/[^/]+\/(?!(assets|api|uploads)\/)/
