import type { Product } from '../../../../contract/resources/products.ts'

/** A product of the demo company, in Turkish and English. */
export type DemoProduct = Partial<Product> & {
  name: string
  shortDescription: string
  specs: Record<string, string>
  picture: string
  further?: readonly string[]
}
