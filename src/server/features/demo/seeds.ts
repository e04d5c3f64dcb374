import { DAY } from '../../../contract/domain/zones.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { slides } from '../../../contract/resources/slides.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import type { Values, WriteContext } from '../../content/resources/context.ts'
import type { Stores } from '../../content/stores.ts'
import { SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { demoMessages } from './messages.ts'
import { demoPosts } from './posts.ts'
import { demoProducts } from './products.ts'
import { demoServices } from './services.ts'
import { demoSingletons } from './singletons.ts'
import { demoSlides } from './slides.ts'

/** Input of a record, with its picture and its age. */
export interface DemoRow {
  /** File in `pictures/`, for the picture field. */
  picture?: string
  /** Age of the record in days. */
  daysAgo?: number
}

/** Records of the demo company in the order of the site: the newest is first. */
export const seeds: readonly { resource: Resource; rows: readonly DemoRow[] }[] = [
  { resource: products, rows: demoProducts },
  { resource: services, rows: demoServices },
  { resource: slides, rows: demoSlides },
  { resource: posts, rows: demoPosts },
  { resource: messages, rows: demoMessages },
]

/** Singletons of the demo company. A map of a host that is not allowed is left out. */
export const singletonSeeds = (mapOrigins: readonly string[]): readonly { singleton: Singleton; values: object }[] => {
  const { about, 'contact-info': contactInfo, 'site-settings': siteSettings } = demoSingletons
  const { origin } = new URL(contactInfo.mapIframeUrl)
  return [
    { singleton: singletons.about, values: about },
    {
      singleton: singletons['contact-info'],
      values: { ...contactInfo, ...(!mapOrigins.includes(origin) && { mapIframeUrl: null }) },
    },
    { singleton: singletons['site-settings'], values: siteSettings },
  ]
}

/** A part of the demo content, which is seeded as a whole if it is empty. */
export interface DemoSet {
  name: string
  /** Picture files that its rows use. */
  pictures: readonly string[]
  isEmpty(context: TransactionContext): Promise<boolean>
  /** Seeds the part, with the URLs of the uploaded pictures. Returns the number of records. */
  fill(context: TransactionContext, addressOf: (picture: string) => string): Promise<number>
}

/** All demo content, written by the repositories with the hooks of any other write. */
export function demoSetsOf(stores: Pick<Stores, 'of' | 'ofSingleton'>, mapOrigins: readonly string[]): DemoSet[] {
  const started = Date.now()
  const contextOf = ({ db, changes }: TransactionContext, { daysAgo = 0 }: DemoRow = {}): WriteContext => ({
    db,
    changes,
    now: () => started - daysAgo * DAY,
    actor: SYSTEM,
  })

  return [
    ...seeds.map(
      ({ resource, rows }): DemoSet => ({
        name: resource.name,
        pictures: picturesOf(rows),
        isEmpty: async (context) => (await stores.of(resource).count(contextOf(context))) === 0,
        async fill(context, addressOf) {
          for (const row of rows.toReversed()) {
            const values = valuesOf(resource.fields, row, addressOf)
            await stores.of(resource).create(contextOf(context, row), values)
          }
          return rows.length
        },
      }),
    ),
    ...singletonSeeds(mapOrigins).map(
      ({ singleton, values }): DemoSet => ({
        name: singleton.key,
        pictures: picturesOf([values]),
        isEmpty: async (context) => !(await stores.ofSingleton(singleton).readStored(context)),
        async fill(context, addressOf) {
          await stores.ofSingleton(singleton).write(contextOf(context), valuesOf(singleton.fields, values, addressOf))
          return 1
        },
      }),
    ),
  ]
}

const picturesOf = (rows: readonly DemoRow[]) => rows.flatMap(({ picture }) => picture ?? [])

/** Input of a row, with the URL of its uploaded picture in the picture field. */
export function valuesOf(
  fields: Fields,
  { picture, daysAgo: _, ...values }: DemoRow,
  addressOf: (name: string) => string,
): Values {
  const field = Object.keys(fields).find((name) => fields[name]!.kind === 'image')
  return field && picture ? { ...values, [field]: addressOf(picture) } : values
}
