import { products } from './resources/products.ts'

/** Every resource of the site: adding one here is what makes it exist. */
export const resources = { products }
export type Resources = typeof resources
