import { type Ground, grounds } from '@filiz/design-system/Picture'
import { LIST_COLUMNS } from '../../contract/constants.ts'

/** A product's own land tone, the same on every page: newly numbered neighbours, in a row and in a column, differ. */
const ownTone = (id: number): number => (id + Math.floor(id / LIST_COLUMNS)) % grounds.length

export const groundOf = ({ id }: { id: number }): Ground => grounds[ownTone(id)]!

/** The tones of a strip: each product's own, unless a neighbour before or above it stands on that already. */
export function groundsOf(products: readonly { id: number }[]): Ground[] {
  const tones: number[] = []
  products.forEach(({ id }, i) => {
    const taken = [tones[i - 1], tones[i - LIST_COLUMNS]]
    let tone = ownTone(id)
    while (taken.includes(tone)) tone = (tone + 1) % grounds.length
    tones.push(tone)
  })
  return tones.map((tone) => grounds[tone]!)
}
