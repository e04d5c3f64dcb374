import { slugify } from '../../src/contract/turkish.ts'
import { demoProducts } from '../../src/server/demo/products.ts'

export const demoProduct = demoProducts[0]!
export const detailPath = `/urunler/${slugify(demoProduct.name)}`
export const missingPath = '/boyle-bir-sayfa-yok'

/** Every page that visitors can reach. */
export const publicPaths = ['/', '/urunler', detailPath, '/urunler/boyle-bir-urun-yok', missingPath]

/** Every screen of the administrator, signed in. */
export const adminPaths = ['/admin', '/admin/products', '/admin/products/new', '/admin/products/edit/1']

/** The browser says so itself when a page, and nothing else, answers 404. */
export const saysNotFound =
  /^404: GET document |Failed to load resource: .* 404 .*\(https?:\/\/[^/]+\/(?!(assets|api|uploads)\/)/
