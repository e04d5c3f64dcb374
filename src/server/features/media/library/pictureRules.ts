import { sql } from 'kysely'
import { z } from 'zod'
import { problems } from '../../../../contract/i18n/shared/messages.ts'
import { MOST_USES } from '../../../../contract/resources/pictures.ts'
import type { Hooks } from '../../../content/resources/hooks.ts'
import type { Condition } from '../../../content/resources/listStatement.ts'
import type { Row, Values } from '../../../content/resources/row.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { Refused } from '../../../platform/http/problems.ts'
import { hashesIn, nameAt } from '../../../platform/storage/fileNames.ts'
import { countUses } from './pictureUses.ts'
import { type Showing, SINGLETONS, usedIn } from './usedIn.ts'

const use = z.object({ resource: z.string(), id: z.union([z.int(), z.string()]), title: z.string() })

/** What the library knows beyond its declaration: what shows a picture, and what follows from that. */
export const pictureRules = (showing: Showing): Hooks => ({
  shows: {
    usedIn: z.array(use).meta({ description: `What shows it; at most ${MOST_USES} of them.` }),
  },
  derived: { isUsed: (is) => where(is, isUsed), hasAlt: (has) => where(has, hasAlt) },
  prepare: (given) => ({ ...given, ...(given.alt !== undefined && { alt: given.alt || null }) }),
  async present(rows, { db }) {
    const uses = await usedIn(db, showing, rows.map(hashOf))
    return rows.map((row) => ({
      ...row,
      en: { alt: null, ...(row.en as Values) },
      usedIn: uses.get(hashOf(row))!,
    }))
  },
  async beforeDelete(row, db) {
    const uses = await countUses(db, hashOf(row))
    if (uses > 0) throw new Refused(409, problems.pictureInUse(uses))
  },
  childRows: (row) => [{ table: 'uploads', column: 'name', value: fileOf(row) }],
  beforeRestore: comingBack,
  // It is taken up again, as an upload is: the collector of garbage leaves it alone for as long.
  async afterRestore(row, { db, now }) {
    const createdAt = new Date(now()).toISOString()
    await db.updateTable('uploads').set({ createdAt }).where('name', '=', fileOf(row)).execute()
  },
})

/** Two pictures of one file there are not. */
async function comingBack({ url }: Row, db: Db): Promise<void> {
  const there = await db.selectFrom('pictures').select('id').where('url', '=', String(url)).executeTakeFirst()
  if (there) throw new Refused(409, problems.pictureIsThere)
}

const fileOf = ({ url }: Row): string => nameAt(String(url))

/** SHA-256 of what was uploaded. */
export const hashOf = ({ url }: Row): string => hashesIn(String(url))[0]!

/** How many pictures have no words of their own, of those that these tables' records and these singletons show. */
export async function countWordless(db: Db, tables: readonly string[], keys: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('alt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('pictureUses')
          .select('hash')
          .where('hash', '=', HASH)
          .where((use) =>
            use.or([
              use('resource', 'in', [...tables]),
              use.and([use('resource', '=', SINGLETONS.table), use('recordId', 'in', [...keys])]),
            ]),
          ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Where the hash stands in an address. */
const HASH = sql<string>`substr(${sql.ref('pictures.url')}, ${sql.lit('/uploads/'.length + 1)}, 64)`

const isUsed = sql<boolean>`exists (
  select 1 from ${sql.table('pictureUses')} where ${sql.ref('pictureUses.hash')} = ${HASH})`
const hasAlt = sql<boolean>`${sql.ref('alt')} is not null`

const where = (is: unknown, condition: typeof isUsed): Condition => (is ? condition : sql<boolean>`not ${condition}`)
