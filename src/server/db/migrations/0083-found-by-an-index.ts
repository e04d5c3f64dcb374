import { sql } from 'kysely'
import { shortRankedColumn } from '../turkishInSql.ts'
import type { Draft } from './types.ts'

/** What is forgotten by the clock, and what lists are put in order and narrowed by, is found by an index. */
export const foundByAnIndex: Draft = ({ byBytes }) => ({
  async up(db) {
    const index = (name: string, table: string) => db.schema.createIndex(name).on(table)
    await index('limitsExpire', 'limits').column('expire').execute()
    await index('contentPreviewsMadeAt', 'contentPreviews').column('madeAt').execute()
    await index('outboxLetters', 'outbox').columns(['messageId', 'createdAt']).execute()

    const ranked = (column: string) => byBytes(shortRankedColumn(sql.ref(column)))
    const doneBy = sql`coalesce(${ranked('doneBy')}, '')`
    await db.schema.dropIndex('activityByDoneBy').execute()
    await index('activityByDoneBy', 'activity').expression(doneBy).column('id').execute()
    await index('activityOfResource', 'activity').columns(['resource', 'id']).execute()
    await index('activityOfRecordId', 'activity').columns(['recordId', 'id']).execute()

    const orders = {
      binById: sql`(case when ${sql.ref('goneAt')} is null then cast(${sql.ref('recordId')} as bigint) end)`,
      binByResource: sql.ref('resource'),
      binByTitle: ranked('title'),
      binByDeletedAt: sql.ref('deletedAt'),
      binByBy: sql`coalesce(${ranked('by')}, '')`,
    }
    for (const [name, order] of Object.entries(orders))
      await index(name, 'bin').expression(order).column('id').where(sql.ref('goneAt'), 'is', null).execute()
    for (const [name, filter] of Object.entries({ binOfResource: 'resource', binOfBy: 'by' }))
      await index(name, 'bin').columns([filter, 'deletedAt', 'id']).where('goneAt', 'is', null).execute()
    await db.schema.dropIndex('binDeletedAt').execute()
  },
})
