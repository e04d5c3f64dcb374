import { slugify } from '../../src/contract/domain/turkish.ts'
import { demoPosts } from '../../src/server/features/demo/posts.ts'
import { demoProducts } from '../../src/server/features/demo/products.ts'
import { demoServices } from '../../src/server/features/demo/services.ts'

export const demoProduct = demoProducts[0]!
export const detailPath = `/urunler/${slugify(demoProduct.name)}`
const publishedPost = demoPosts.find(({ publishOption }) => publishOption === 'now')!
export const servicePath = `/hizmetler/${slugify(demoServices[0]!.name)}`
export const postPath = `/blog/${slugify(publishedPost.title)}`
export const missingPath = '/boyle-bir-sayfa-yok'

/** Every page that visitors can reach. `npm test` tries every fourth where all would take long: the product's is among them. */
export const publicPaths = [
  '/',
  '/urunler',
  '/hizmetler',
  '/urunler/boyle-bir-urun-yok',
  detailPath,
  servicePath,
  '/hizmetler/boyle-bir-hizmet-yok',
  '/blog',
  postPath,
  '/blog/boyle-bir-yazi-yok',
  '/hakkimizda',
  '/surdurulebilirlik',
  '/iletisim',
  '/gizlilik',
  missingPath,
]

/** The browser says so itself when a page, and nothing else, answers 404. */
export const saysNotFound =
  /^404: GET document |Failed to load resource: .* 404 .*\(https?:\/\/[^/]+\/(?!(assets|api|uploads)\/)/
