import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Tables of the demo's records that every visitor sees. */
const TABLES = ['products', 'services', 'slides', 'blog']

/** Time in milliseconds that the seeding of an empty database takes at most. */
const SEEDING = 10 * 60_000

/**
 * The demo company's texts were the initial values of singletons on every site; now they are so only while the demo is
 * there. A site that still has demo records keeps them until it is removed.
 */
export const demoTexts: Migration = {
  async up(db) {
    const seeded = await db
      .selectFrom('milestones')
      .select('reachedAt')
      .where('name', '=', 'demo content')
      .executeTakeFirst()
    if (!seeded) return
    const reachedAt = String(seeded.reachedAt)
    const until = new Date(Date.parse(reachedAt) + SEEDING).toISOString()
    for (const table of TABLES) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref('createdAt')} <= ${until} limit 1`.execute(db)
      if (rows.length === 0) continue
      await db.insertInto('milestones').values({ name: 'demo texts', reachedAt }).execute()
      return
    }
  },
}
