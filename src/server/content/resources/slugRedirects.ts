import type { Db } from '../../platform/db/tables.ts'

const TABLE = 'slugRedirects'

/** The former slugs of one resource's records. One leads to a record and not to a slug, so there are no chains. */
export const slugRedirects = (resource: string) => ({
  async find(db: Db, slug: string): Promise<number | undefined> {
    const found = await db
      .selectFrom(TABLE)
      .select('recordId')
      .where('resource', '=', resource)
      .where('slug', '=', slug)
      .executeTakeFirst()
    return found?.recordId
  },

  /** A record that people may have linked to leaves this slug. */
  leave: (db: Db, slug: string, recordId: number) =>
    db
      .insertInto(TABLE)
      .values({ resource, slug, recordId })
      .onConflict((conflict) => conflict.columns(['resource', 'slug']).doUpdateSet({ recordId }))
      .execute(),

  /** A record has this slug now: it leads nowhere else any more. */
  take: (db: Db, slug: string) =>
    db.deleteFrom(TABLE).where('resource', '=', resource).where('slug', '=', slug).execute(),

  /** A record is gone, and its former slugs with it, which are answered. */
  async forget(db: Db, recordId: number): Promise<string[]> {
    const gone = await db
      .deleteFrom(TABLE)
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
      .returning('slug')
      .execute()
    return gone.map(({ slug }) => slug)
  },

  /** A record is back, and those of its former slugs that lead nowhere else. */
  async giveBack(db: Db, slugs: readonly string[], recordId: number): Promise<void> {
    for (const slug of slugs)
      await db
        .insertInto(TABLE)
        .values({ resource, slug, recordId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
})
