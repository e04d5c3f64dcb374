import { z } from 'zod'
import { products } from '../../../contract/resources/products.ts'
import { references } from '../../../contract/resources/references.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { Hooks } from '../../content/resources/hooks.ts'
import { recordsNamed, recordsNaming } from '../../content/resources/relations.ts'

/** Fields of the references on a product's page. */
const SHOWN_REFERENCE = ['slug', 'name', 'place', 'summary', 'quote', 'quotedPerson', 'figures', 'imageUrl'] as const

/** Fields of the products on a reference's page. */
const SHOWN_PRODUCT = ['slug', 'name', 'shortDescription', 'imageUrl', 'specs'] as const

/** A schema of some fields of a resource's records, and their ids. */
const partOf = (record: z.ZodObject, names: readonly string[]) =>
  z.object(Object.fromEntries(['id', ...names].map((name) => [name, record.shape[name] as z.ZodType])))

/** A product read alone has the references that name it. */
export const productHooks: Hooks = {
  extraOutput: { references: z.array(partOf(resourceSchemas(references).record, SHOWN_REFERENCE)).optional() },
  readExtras: async ({ id }, context) => ({
    references: await recordsNaming({ resource: references, fields: SHOWN_REFERENCE, by: 'productIds' }, id, context),
  }),
}

/** A reference read alone has the products that it names. */
export const referenceHooks: Hooks = {
  extraOutput: { products: z.array(partOf(resourceSchemas(products).record, SHOWN_PRODUCT)).optional() },
  readExtras: async ({ productIds }, context) => ({
    // The field has this type.
    products: await recordsNamed({ resource: products, fields: SHOWN_PRODUCT }, productIds as number[], context),
  }),
}
