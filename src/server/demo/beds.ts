import type { Fields } from '../../contract/resource.ts'
import type { Db } from '../db/tables.ts'
import type { Settings } from '../process/settings.ts'
import type { Values } from '../resources/rules.ts'
import { createChanges } from '../shared/changes.ts'
import { type Stores, storesOf } from '../stores.ts'
import { type DemoRow, seeds, singletonSeeds } from './seeds.ts'

/** Something that is filled with demo content as a whole, or not at all. */
export interface Bed {
  name: string
  /** The files that its rows show. */
  pictures: readonly string[]
  isEmpty(db: Db): Promise<boolean>
  /** Fills it, with the addresses under which the pictures are kept. Answers how many records that makes. */
  fill(trx: Db, addressOf: (picture: string) => string): Promise<number>
}

const DAY = 24 * 60 * 60 * 1000

/** Everything that the demo company has, written through the same stores and by the same rules as any record. */
export function bedsOf(settings: Settings): Bed[] {
  const started = Date.now()
  // Nobody is told while the transaction runs: what it writes is not there yet.
  const storesAt = (db: Db, { daysAgo = 0 }: DemoRow = {}): Stores =>
    storesOf({ db, settings, changes: createChanges(), now: () => started - daysAgo * DAY })

  return [
    ...seeds.map(
      ({ resource, rows }): Bed => ({
        name: resource.name,
        pictures: picturesOf(rows),
        isEmpty: async (db) => (await storesAt(db).of(resource).count()) === 0,
        async fill(trx, addressOf) {
          for (const row of rows.toReversed()) {
            const { refused } = await storesAt(trx, row)
              .of(resource)
              .create(valuesOf(resource.fields, row, addressOf))
            if (refused) throw new Error(`The demo content of ${resource.name} is refused: ${refused}`)
          }
          return rows.length
        },
      }),
    ),
    ...singletonSeeds(settings.MAP_HOSTS).map(
      ({ singleton, values }): Bed => ({
        name: singleton.key,
        pictures: picturesOf([values]),
        isEmpty: async (db) => !(await storesAt(db).ofSingleton(singleton).read()),
        async fill(trx, addressOf) {
          await storesAt(trx)
            .ofSingleton(singleton)
            .write(valuesOf(singleton.fields, values, addressOf))
          return 1
        },
      }),
    ),
  ]
}

const picturesOf = (rows: readonly DemoRow[]) => rows.flatMap(({ picture }) => picture ?? [])

/** A row as a form would send it: its picture uploaded, in the field that takes one. */
function valuesOf(
  fields: Fields,
  { picture, daysAgo: _, ...values }: DemoRow,
  addressOf: (name: string) => string,
): Values {
  const field = Object.keys(fields).find((name) => fields[name]!.kind === 'image')
  return field && picture ? { ...values, [field]: addressOf(picture) } : values
}
