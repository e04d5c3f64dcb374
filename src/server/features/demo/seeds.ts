import { DAY } from '../../../contract/domain/durations.ts'
import { documents } from '../../../contract/resources/documents.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { pages } from '../../../contract/resources/pages.ts'
import { people } from '../../../contract/resources/people.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import { references } from '../../../contract/resources/references.ts'
import { services } from '../../../contract/resources/services.ts'
import { slides } from '../../../contract/resources/slides.ts'
import { type Fields, titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Kind, RelationField } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { inLanguageOrder } from '../../../contract/singletons/initialValues.ts'
import type { ReadContext, Values } from '../../content/resources/context.ts'
import type { Stores } from '../../content/stores.ts'
import { SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { demoDocuments } from './documents.ts'
import { demoMessages } from './messages.ts'
import { demoPages } from './pages.ts'
import { demoPeople } from './people.ts'
import { demoPosts } from './posts.ts'
import { demoProducts } from './products.ts'
import { demoReferences } from './references.ts'
import { demoServices } from './services.ts'
import { demoSingletons } from './singletons.ts'
import { demoSlides } from './slides.ts'

/** Input of a record, with its picture and its age. */
export interface DemoRow {
  /** File in `pictures/`, for the picture field. */
  picture?: string
  /** Files in `pictures/`, for the further pictures of a product or service. */
  further?: readonly string[]
  /** File in `documents/`, for the file field. */
  file?: string
  /** Turkish titles of the records that its relations name, by field. */
  related?: Readonly<Record<string, readonly string[] | undefined>>
  /** Age of the record in days. */
  daysAgo?: number
  [field: string]: unknown
}

/** A part of the demo content, seeded as a whole: records of a resource, or the values of a singleton. */
export type DemoPart = { rows: readonly DemoRow[] } & ({ resource: Resource } | { singleton: Singleton })

const inTurkish: readonly { resource: Resource; rows: readonly DemoRow[] }[] = [
  { resource: products, rows: demoProducts },
  { resource: services, rows: demoServices },
  { resource: slides, rows: demoSlides },
  { resource: posts, rows: demoPosts },
  { resource: people, rows: demoPeople },
  { resource: references, rows: demoReferences },
  { resource: documents, rows: demoDocuments },
  { resource: pages, rows: demoPages },
  { resource: messages, rows: demoMessages.map((message) => ({ locale: 'tr', ...message })) },
]

/** Records of the demo company in the order of the site: the newest is first. */
export const seeds = inTurkish.map(({ resource, rows }) => ({ resource, rows: rows.map(inLanguageOrder) }))

/** Titles in the language of the content, by the Turkish ones, by which relations name records. */
const titles = new Map(
  inTurkish.flatMap(({ resource, rows }) => {
    const title = titleFieldOf(resource)
    return rows.map((row) => [row[title], inLanguageOrder(row)[title]])
  }),
)

/** All demo content. A map of a host that is not allowed is left out. */
export function demoPartsOf(mapOrigins: readonly string[]): readonly DemoPart[] {
  const { about, 'contact-info': contactInfo, 'site-settings': siteSettings } = demoSingletons
  const { origin } = new URL(contactInfo.mapIframeUrl)
  const map = mapOrigins.includes(origin) ? {} : { mapIframeUrl: null }
  return [
    ...seeds,
    { singleton: singletons.about, rows: [about] },
    { singleton: singletons['contact-info'], rows: [{ ...contactInfo, ...map }] },
    { singleton: singletons['site-settings'], rows: [siteSettings] },
  ]
}

export const nameOf = (part: DemoPart): string => ('resource' in part ? part.resource.name : part.singleton.key)

export const isEmptyPart = async (
  stores: Pick<Stores, 'of' | 'ofSingleton'>,
  { db }: TransactionContext,
  part: DemoPart,
): Promise<boolean> =>
  'resource' in part
    ? (await stores.of(part.resource).count({ db, now: Date.now })) === 0
    : !(await stores.ofSingleton(part.singleton).readStored({ db }))

/** Writes a part through the repositories, with the hooks of any other write and the URLs of the uploaded files. */
export async function fillPart(
  stores: Pick<Stores, 'of' | 'ofSingleton'>,
  { db, changes }: TransactionContext,
  part: DemoPart,
  addressOf: (file: string) => string,
): Promise<void> {
  const startedAt = Date.now()
  for (const row of part.rows.toReversed()) {
    const context = { db, changes, now: () => startedAt - (row.daysAgo ?? 0) * DAY, actor: SYSTEM }
    if ('resource' in part) {
      const { fields } = part.resource
      const values = { ...valuesOf(fields, row, addressOf), ...(await relatedIds(stores, context, fields, row)) }
      await stores.of(part.resource).create(context, values)
    } else await stores.ofSingleton(part.singleton).write(context, valuesOf(part.singleton.fields, row, addressOf))
  }
}

/** Input of a row, with the URLs of its uploaded pictures and file in their fields. */
export function valuesOf(
  fields: Fields,
  { picture, further, file, daysAgo: _, related: __, ...values }: DemoRow,
  addressOf: (name: string) => string,
): Values {
  const fieldOf = (kind: Kind) => Object.keys(fields).find((name) => fields[name]!.kind === kind)
  const [image, document] = [fieldOf('image'), fieldOf('file')]
  return {
    ...values,
    ...(image && picture && { [image]: addressOf(picture) }),
    ...(further && { morePictures: further.map((name) => ({ imageUrl: addressOf(name) })) }),
    ...(document && file && { [document]: addressOf(file) }),
  }
}

/** Values of a row's relations: the ids of the records with these titles, those that exist. */
async function relatedIds(
  stores: Pick<Stores, 'of'>,
  context: ReadContext,
  fields: Fields,
  { related = {} }: DemoRow,
): Promise<Values> {
  const entries = Object.entries(related).map(async ([name, named = []]) => {
    const field = fields[name] as RelationField
    const store = stores.of({ name: field.to })
    const title = titleFieldOf(store.resource)
    const wanted = named.map((each) => titles.get(each))
    const { rows } = await store.list(context, { filter: { [title]: wanted } })
    const idOf = (each: unknown) => rows.find((row) => row[title] === each)?.id
    return [name, wanted.map(idOf).filter((id) => id !== undefined)]
  })
  return Object.fromEntries(await Promise.all(entries))
}
