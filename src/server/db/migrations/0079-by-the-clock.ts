import type { Draft } from './types.ts'

/** Rows of the bin that are filled in at a time. */
const PAGE = 200

/** What jobs and lists look for is found by an index; what is removed from the bin is in one instance's hands. */
export const byTheClock: Draft = ({ ordered }) => ({
  async up(db) {
    for (const column of ['leasedUntil', 'madeAt'])
      await db.schema.alterTable('bin').addColumn(column, ordered).execute()
    for (let last = 0; ; ) {
      const page = db.selectFrom('bin').select(['id', 'data']).where('id', '>', last).orderBy('id').limit(PAGE)
      const rows = (await page.execute()) as { id: number; data: string }[]
      for (const { id, data } of rows)
        await db
          .updateTable('bin')
          .set({ madeAt: JSON.parse(data).row.createdAt })
          .where('id', '=', id)
          .execute()
      if (rows.length < PAGE) break
      last = rows.at(-1)!.id
    }
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns)
    await index('binOfResources', 'bin', ['resource', 'id']).execute()
    await index('binMadeAt', 'bin', ['resource', 'madeAt']).execute()
    await index('binGone', 'bin', ['id']).where('goneAt', 'is not', null).execute()
    await index('messagesCreatedAt', 'messages', ['createdAt', 'id']).execute()
    await index('activityAt', 'activity', ['at', 'id']).execute()
    await index('activityDoneBy', 'activity', ['doneBy', 'id']).execute()
    await index('activityActions', 'activity', ['action', 'id']).execute()
    await index('activityRecords', 'activity', ['resource', 'recordId', 'id']).execute()
  },
})
