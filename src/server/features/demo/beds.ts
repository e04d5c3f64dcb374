import { DAY } from '../../../contract/domain/zones.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Values, WriteContext } from '../../content/resources/context.ts'
import type { Stores } from '../../content/stores.ts'
import { SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { type DemoRow, seeds, singletonSeeds } from './seeds.ts'

/** Something that is filled with demo content as a whole, or not at all. */
export interface Bed {
  name: string
  /** The files that its rows show. */
  pictures: readonly string[]
  isEmpty(ground: TransactionContext): Promise<boolean>
  /** Fills it, with the addresses under which the pictures are kept. Answers how many records that makes. */
  fill(ground: TransactionContext, addressOf: (picture: string) => string): Promise<number>
}

/** Everything that the demo company has, written through the same stores and by the same rules as any record. */
export function bedsOf(stores: Pick<Stores, 'of' | 'ofSingleton'>, mapOrigins: readonly string[]): Bed[] {
  const started = Date.now()
  const contextOf = ({ db, changes }: TransactionContext, { daysAgo = 0 }: DemoRow = {}): WriteContext => ({
    db,
    changes,
    now: () => started - daysAgo * DAY,
    actor: SYSTEM,
  })

  return [
    ...seeds.map(
      ({ resource, rows }): Bed => ({
        name: resource.name,
        pictures: picturesOf(rows),
        isEmpty: async (ground) => (await stores.of(resource).count(contextOf(ground))) === 0,
        async fill(ground, addressOf) {
          for (const row of rows.toReversed()) {
            const values = valuesOf(resource.fields, row, addressOf)
            await stores.of(resource).create(contextOf(ground, row), values)
          }
          return rows.length
        },
      }),
    ),
    ...singletonSeeds(mapOrigins).map(
      ({ singleton, values }): Bed => ({
        name: singleton.key,
        pictures: picturesOf([values]),
        isEmpty: async (ground) => !(await stores.ofSingleton(singleton).read(ground)),
        async fill(ground, addressOf) {
          await stores.ofSingleton(singleton).write(contextOf(ground), valuesOf(singleton.fields, values, addressOf))
          return 1
        },
      }),
    ),
  ]
}

const picturesOf = (rows: readonly DemoRow[]) => rows.flatMap(({ picture }) => picture ?? [])

/** A row as a form would send it: its picture uploaded, in the field that takes one. */
export function valuesOf(
  fields: Fields,
  { picture, daysAgo: _, ...values }: DemoRow,
  addressOf: (name: string) => string,
): Values {
  const field = Object.keys(fields).find((name) => fields[name]!.kind === 'image')
  return field && picture ? { ...values, [field]: addressOf(picture) } : values
}
