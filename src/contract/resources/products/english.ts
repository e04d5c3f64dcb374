import type { ResourceWords } from '../../schema/words.ts'

export const english: ResourceWords = {
  one: 'Product',
  many: 'Products',
  fields: { name: 'Product name', isFeatured: 'Feature on the home page' },
  confirmRemove: 'Delete this product?',
  empty: 'No products yet. Add the first one; it appears on the site at once.',
}
