import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Values } from '../../content/resources/context.ts'
import type { ChangeHandler } from '../../content/resources/hooks.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { joinPassages, type Source, sources } from './documents.ts'
import { stemsOf } from './stems.ts'

/**
 * Version of the index format (stems, keywords, passages): increment it on changes, and all documents are indexed again
 * after the next start. An instance of an older version does not touch newer documents.
 */
const ANALYZER = 2

/** Language of all documents. */
const LOCALE = 'tr'

/** Hook of every write, in its transaction: indexes the written record, or removes the document of a deleted one. */
export const indexChange: ChangeHandler = async ({ db: trx }, { action, table, id, after }) => {
  if (action === 'reorder') return
  const source = sources.find((each) => each.table === table && (each.key === 'id' || each.name === id))
  if (!source) return
  const recordId = source.key === 'id' ? Number(id) : 0
  if (action === 'delete' || action === 'purge' || !after)
    await trx.deleteFrom('searchDocuments').where('source', '=', source.name).where('recordId', '=', recordId).execute()
  else await indexRecord(trx, source, recordId, after)
}

/** Replaces the document of a record. Its new id triggers a reload of the vocabulary. */
async function indexRecord(trx: Db, source: Source, recordId: number, values: Values): Promise<void> {
  const { url, title, keywords, passages } = source.documentOf(values)
  await trx.deleteFrom('searchDocuments').where('source', '=', source.name).where('recordId', '=', recordId).execute()
  await trx
    .insertInto('searchDocuments')
    .values({
      source: source.name,
      recordId,
      locale: LOCALE,
      recordUpdatedAt: String(values.updatedAt),
      url,
      title,
      text: joinPassages(passages),
      titleStems: stemsOf(`${title} ${keywords}`).join(' '),
      textStems: passages.map(({ heading, text }) => stemsOf(`${heading} ${text}`).join(' ')).join('\n'),
      analyzer: ANALYZER,
    })
    .execute()
}

/** Number of records per transaction. */
const BATCH = 10

/**
 * Indexes records whose document is missing or outdated, and removes documents without a record: all after an upgrade
 * or a restore, else those written without the hooks. Several instances may run this concurrently.
 */
export async function reindex(db: Db, signal?: AbortSignal): Promise<void> {
  for (const source of sources) {
    if (signal?.aborted) return
    await removeOrphans(db, source)
    for (let after = -1; !signal?.aborted; await nextTurn()) {
      const ids = await staleAfter(db, source, after)
      if (!ids.length) break
      await indexRecords(db, source, ids)
      after = ids.at(-1)!
    }
  }
}

/** Condition: the row of a source's table that a document belongs to. */
const recordIn = ({ table, key, name }: Source) =>
  key === 'key'
    ? sql<boolean>`${sql.ref(`${table}.key`)} = ${name} and record_id = 0`
    : sql<boolean>`${sql.ref(`${table}.id`)} = record_id`

async function removeOrphans(db: Db, source: Source): Promise<void> {
  const record = sql`select 1 from ${sql.table(source.table)} where ${recordIn(source)}`
  await db
    .deleteFrom('searchDocuments')
    .where('source', '=', source.name)
    .where(sql<boolean>`not exists (${record})`)
    .execute()
}

/** Ids of the next records whose document is missing or outdated. */
async function staleAfter(db: Db, { table, key, name }: Source, after: number): Promise<number[]> {
  const id = key === 'key' ? sql<number>`0` : sql<number>`${sql.ref(`${table}.id`)}`
  const rows = await anyTable(db)
    .selectFrom(table)
    .leftJoin('searchDocuments', (join) => join.on('source', '=', name).on('recordId', '=', id))
    .select(id.as('staleId'))
    .$if(key === 'key', (query) => query.where('key', '=', name))
    .where(id, '>', after)
    .where((eb) =>
      eb.or([
        eb('searchDocuments.id', 'is', null),
        eb('recordUpdatedAt', '!=', eb.ref(`${table}.updatedAt`)),
        eb('analyzer', '<', ANALYZER),
      ]),
    )
    .orderBy('staleId')
    .limit(BATCH)
    .execute()
  return rows.map(({ staleId }) => Number(staleId))
}

/** Indexes the current state of records. Their rows are locked, so that a concurrent writer indexes afterwards. */
async function indexRecords(db: Db, source: Source, ids: readonly number[]): Promise<void> {
  const { table, key, name } = source
  await db.transaction().execute(async (trx) => {
    const rows = await anyTable(trx)
      .selectFrom(table)
      .selectAll()
      .where(key, 'in', key === 'key' ? [name] : ids)
      .$if(dialectOf(trx) === 'postgres', (query) => query.modifyEnd(sql`for update`))
      .execute()
    for (const row of rows)
      await indexRecord(trx, source, key === 'key' ? 0 : Number(row.id), {
        ...source.decode(row),
        updatedAt: row.updatedAt,
      })
  })
}

const HOUR = 60 * 60 * 1000

/** Reindexes at startup and every hour, and at once if the index is empty, as after a restore. */
export function searchIndexJob({ db, now = Date.now }: { db: Db; now?: () => number }): Job {
  let next = 0
  return {
    name: 'update search index',
    tables: [],
    async run(signal) {
      const isEmpty = !(await db.selectFrom('searchDocuments').select('id').limit(1).executeTakeFirst())
      if (now() >= next || isEmpty) {
        await reindex(db, signal)
        next = now() + HOUR
      }
      return next
    },
  }
}
