import { z } from 'zod'
import { documents } from '../../../contract/resources/documents.ts'
import { products } from '../../../contract/resources/products.ts'
import { references } from '../../../contract/resources/references.ts'
import { services } from '../../../contract/resources/services.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { Row, Values } from '../../content/resources/context.ts'
import type { Hooks, PresentContext } from '../../content/resources/hooks.ts'
import { recordsNamed, recordsNaming } from '../../content/resources/relations.ts'
import type { Db } from '../../platform/db/tables.ts'
import { fileNameAt } from '../../platform/storage/fileNames.ts'

/** Fields of the references on a product's page. */
const SHOWN_REFERENCE = ['slug', 'name', 'place', 'summary', 'quote', 'quotedPerson', 'figures', 'imageUrl'] as const

/** Fields of the products on a reference's page. */
const SHOWN_PRODUCT = ['slug', 'name', 'shortDescription', 'imageUrl', 'specs'] as const

/** A schema of some fields of a resource's records, and their ids. */
const partOf = (record: z.ZodObject, names: readonly string[]) =>
  z.object(Object.fromEntries(['id', ...names].map((name) => [name, record.shape[name] as z.ZodType])))

/** Size in bytes and number of pages of a file; null if it is missing. */
const fileFacts = { bytes: z.int().nullable(), pages: z.int().nullable() }

/** A document has the facts of its file, which are read in one query for a list. */
export const documentHooks: Hooks = {
  extraOutput: fileFacts,
  // A record with more values is a record.
  present: async (rows, { db }) => (await withFileFacts(db, rows)) as Row[],
}

async function withFileFacts(db: Db, rows: readonly Values[]): Promise<Values[]> {
  if (rows.length === 0) return []
  const names = rows.map(({ fileUrl }) => fileNameAt(String(fileUrl)))
  const uploads = await db.selectFrom('uploads').select(['name', 'bytes', 'pages']).where('name', 'in', names).execute()
  return rows.map((row, i) => {
    const { bytes = null, pages = null } = uploads.find(({ name }) => name === names[i]) ?? {}
    return { ...row, bytes, pages }
  })
}

/** Fields of the documents on a product's or service's page. */
const SHOWN_DOCUMENT = ['title', 'fileUrl', 'language'] as const
const shownDocuments = z.array(partOf(resourceSchemas(documents).record, SHOWN_DOCUMENT).extend(fileFacts)).optional()

const documentsNaming = async (id: number, by: 'productIds' | 'serviceIds', context: PresentContext) =>
  withFileFacts(context.db, await recordsNaming({ resource: documents, fields: SHOWN_DOCUMENT, by }, id, context))

/** A product in a response of its own has the documents and references that name it. */
export const productHooks: Hooks = {
  extraOutput: {
    documents: shownDocuments,
    references: z.array(partOf(resourceSchemas(references).record, SHOWN_REFERENCE)).optional(),
  },
  async readExtras({ id }, context) {
    const naming = { resource: references, fields: SHOWN_REFERENCE, by: 'productIds' }
    return {
      documents: await documentsNaming(id, 'productIds', context),
      references: await recordsNaming(naming, id, context),
    }
  },
}

/** A service in a response of its own has the documents that name it. */
export const serviceHooks: Hooks = {
  extraOutput: { documents: shownDocuments },
  readExtras: async ({ id }, context) => ({ documents: await documentsNaming(id, 'serviceIds', context) }),
}

const shownProducts = z.array(partOf(resourceSchemas(products).record, SHOWN_PRODUCT)).optional()

const productsNamed = ({ productIds }: Values, context: PresentContext) =>
  // The field has this type, here and below.
  recordsNamed({ resource: products, fields: SHOWN_PRODUCT }, productIds as number[], context)

/** A reference in a response of its own has the products that it names. */
export const referenceHooks: Hooks = {
  extraOutput: { products: shownProducts },
  readExtras: async (row, context) => ({ products: await productsNamed(row, context) }),
}

/** Fields of the services on a post's page. */
const SHOWN_SERVICE = ['slug', 'name', 'shortDescription'] as const
const shownServices = z.array(partOf(resourceSchemas(services).record, SHOWN_SERVICE)).optional()

/** A post in a response of its own has the services and products that it names. */
export const relatedPostHooks: Hooks = {
  extraOutput: { services: shownServices, products: shownProducts },
  readExtras: async (row, context) => ({
    services: await recordsNamed({ resource: services, fields: SHOWN_SERVICE }, row.serviceIds as number[], context),
    products: await productsNamed(row, context),
  }),
}
