import { type Migration, required } from './migration.ts'

/** Counts of visits, and the keys and hashes by which the visitors of a day are recognized. */
export const visits: Migration = {
  async up(db, { integer, ordered }) {
    await db.schema
      .createTable('visits')
      .addColumn('day', ordered, required)
      .addColumn('path', ordered, required)
      .addColumn('host', ordered, required)
      .addColumn('device', ordered, required)
      .addColumn('views', integer, required)
      .addColumn('visitors', integer, required)
      .addPrimaryKeyConstraint('visitsKey', ['day', 'path', 'host', 'device'])
      .execute()
    await db.schema
      .createTable('visitors')
      .addColumn('day', ordered, required)
      .addColumn('path', ordered, required)
      .addColumn('visitors', integer, required)
      .addPrimaryKeyConstraint('visitorsKey', ['day', 'path'])
      .execute()
    await db.schema
      .createTable('visitEvents')
      .addColumn('day', ordered, required)
      .addColumn('event', ordered, required)
      .addColumn('count', integer, required)
      .addPrimaryKeyConstraint('visitEventsKey', ['day', 'event'])
      .execute()
    await db.schema
      .createTable('visitKeys')
      .addColumn('day', ordered, (column) => column.primaryKey())
      .addColumn('key', ordered, required)
      .execute()
    await db.schema
      .createTable('visitHashes')
      .addColumn('day', ordered, required)
      .addColumn('hash', ordered, required)
      .addPrimaryKeyConstraint('visitHashesKey', ['day', 'hash'])
      .execute()
  },
}
