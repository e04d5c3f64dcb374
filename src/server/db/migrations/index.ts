import { accounts } from './0001-accounts.ts'
import { products } from './0002-products.ts'
import { milestones } from './0003-milestones.ts'
import type { Draft } from './types.ts'

/** The database's history, in order. A migration that has run anywhere is never changed: the next one mends it. */
export const migrations: Record<string, Draft> = {
  '0001-accounts': accounts,
  '0002-products': products,
  '0003-milestones': milestones,
}
