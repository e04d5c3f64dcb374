import { type Background, backgrounds } from '@filiz/design-system/Picture'
import { LIST_COLUMNS } from '../../../contract/constants.ts'
import type { PublicProduct } from './product.ts'

type ProductId = Pick<PublicProduct, 'id'>

/**
 * Background of a product's picture, the same on every page. Ids usually fall by one along a list (newest first), so neighbours
 * in a row differ; the shift by one at the end of each row makes the cards below one another differ too.
 */
export function backgroundOf({ id }: ProductId): Background {
  const index = -id + Math.floor(-id / LIST_COLUMNS) + 2
  return backgrounds[((index % backgrounds.length) + backgrounds.length) % backgrounds.length]!
}

/** Backgrounds of a list: each product's own, unless it is already used in its row or above it. */
export function backgroundsOf(products: readonly ProductId[]): Background[] {
  const used: Background[] = []
  products.forEach((product, i) => {
    const row = used.slice(i - (i % LIST_COLUMNS))
    const above = used[i - LIST_COLUMNS]
    const free = backgrounds.filter((background) => !row.includes(background))
    const own = backgroundOf(product)
    const suitable = free.filter((background) => background !== above)
    used.push(suitable.includes(own) ? own : (suitable[0] ?? free[0]!))
  })
  return used
}
