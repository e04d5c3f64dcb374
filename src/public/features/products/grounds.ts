import { type Background, backgrounds } from '@filiz/design-system/Picture'
import { LIST_COLUMNS } from '../../../contract/constants.ts'

interface Numbered {
  id: number
}

/**
 * A product's own land tone, the same on every page. Counted down, as lists are (the newest first), with a step at the
 * end of each row: so neighbours differ, beside and below one another.
 */
export function groundOf({ id }: Numbered): Background {
  const place = -id + Math.floor(-id / LIST_COLUMNS) + 2
  return backgrounds[((place % backgrounds.length) + backgrounds.length) % backgrounds.length]!
}

/** The tones of a strip: each product's own, unless that is already in its row or above it. */
export function groundsOf(products: readonly Numbered[]): Background[] {
  const tones: Background[] = []
  products.forEach((product, i) => {
    const row = tones.slice(i - (i % LIST_COLUMNS))
    const above = tones[i - LIST_COLUMNS]
    const free = backgrounds.filter((tone) => !row.includes(tone))
    const own = groundOf(product)
    const fitting = free.filter((tone) => tone !== above)
    tones.push(fitting.includes(own) ? own : (fitting[0] ?? free[0]!))
  })
  return tones
}
