import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ChangeHandler } from '../../content/resources/hooks.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { joinPassages, type SearchDocument, type Source, sources } from './documents.ts'
import { stemsOf } from './words.ts'

/**
 * Version of stems, keywords and passages: raise it when they change, and all documents are indexed again after the next start. An
 * instance of an older version leaves newer documents alone.
 */
const ANALYZER = 1

/** The language of what is indexed so far. */
const LOCALE = 'tr'

interface Entry {
  recordId: number
  updatedAt: string
  document: SearchDocument
}

/** Hook of every write, in its transaction: indexes the record that was written, or removes the one that was deleted. */
export const indexChange: ChangeHandler = async ({ db: trx }, { action, table, id, after }) => {
  if (action === 'reorder') return
  const source = sources.find((each) => each.table === table && (each.key === 'id' || each.name === id))
  if (!source) return
  const recordId = source.key === 'id' ? Number(id) : 0
  if (action === 'delete' || action === 'purge' || !after) return removeDocuments(trx, source, [recordId])
  await writeDocuments(trx, source, [
    { recordId, updatedAt: String(after.updatedAt), document: source.documentOf(after) },
  ])
}

async function writeDocuments(trx: Db, source: Source, entries: readonly Entry[]): Promise<void> {
  const stored = await documentsOf(trx, source)
    .selectAll()
    .where(
      'recordId',
      'in',
      entries.map(({ recordId }) => recordId),
    )
    .execute()
  for (const { recordId, updatedAt, document } of entries) {
    const old = stored.find((row) => Number(row.recordId) === recordId)
    const row = rowOf(document)
    const isSame = old && Object.entries(row).every(([name, value]) => old[name as keyof typeof row] === value)
    if (isSame)
      await trx.updateTable('searchDocuments').set({ recordUpdatedAt: updatedAt }).where('id', '=', old.id).execute()
    else {
      await removeDocuments(trx, source, [recordId])
      await trx
        .insertInto('searchDocuments')
        .values({ source: source.name, recordId, locale: LOCALE, recordUpdatedAt: updatedAt, ...row })
        .execute()
    }
  }
}

const rowOf = ({ url, title, keywords, passages }: SearchDocument) => ({
  url,
  title,
  text: joinPassages(passages),
  titleStems: stemsOf(`${title} ${keywords}`).join(' '),
  textStems: passages.map(({ heading, text }) => stemsOf(`${heading} ${text}`).join(' ')).join('\n'),
  analyzer: ANALYZER,
})

const documentsOf = (db: Db, { name }: Source) => db.selectFrom('searchDocuments').where('source', '=', name)

async function removeDocuments(trx: Db, { name }: Source, recordIds: readonly number[]): Promise<void> {
  if (recordIds.length)
    await trx.deleteFrom('searchDocuments').where('source', '=', name).where('recordId', 'in', recordIds).execute()
}

/** Rows that are compared at a time, and those that are indexed in one transaction. */
const COMPARED = 500
const INDEXED = 10

/**
 * Compares the index with what it is made from, and indexes what is missing or older: everything after an upgrade or a restore, else
 * what was written past the hooks. Several instances may do so at the same time.
 */
export async function reindex(db: Db, signal?: AbortSignal): Promise<void> {
  for (const source of sources)
    for (let after: number | undefined = -1; after !== undefined && !signal?.aborted; await nextTurn())
      after = await reindexAfter(db, source, after)
}

/** The id of the last row that was compared, if there are more. */
async function reindexAfter(db: Db, source: Source, after: number): Promise<number | undefined> {
  const rows = await rowsAfter(db, source, after)
  const last = rows.length < COMPARED ? undefined : rows.at(-1)!.recordId
  const indexed = await documentsOf(db, source)
    .select(['recordId', 'recordUpdatedAt', 'analyzer'])
    .where('recordId', '>', after)
    .where('recordId', '<=', last ?? Number.MAX_SAFE_INTEGER)
    .execute()
  const byId = new Map(indexed.map((document) => [Number(document.recordId), document]))
  const stale = rows.filter(({ recordId, updatedAt }) => {
    const document = byId.get(recordId)
    return !document || document.recordUpdatedAt !== updatedAt || document.analyzer < ANALYZER
  })
  const present = new Set(rows.map(({ recordId }) => recordId))
  const changed = [...stale.map(({ recordId }) => recordId), ...[...byId.keys()].filter((id) => !present.has(id))]
  for (let i = 0; i < changed.length; i += INDEXED) {
    await indexRecords(db, source, changed.slice(i, i + INDEXED))
    await nextTurn()
  }
  return last
}

async function rowsAfter(db: Db, { table, key, name }: Source, after: number) {
  const rows = anyTable(db).selectFrom(table).select([key, 'updatedAt'])
  const some = key === 'key' ? rows.where('key', '=', name) : rows.where('id', '>', after).orderBy('id').limit(COMPARED)
  return (await some.execute()).map((row) => ({
    recordId: key === 'key' ? 0 : Number(row.id),
    updatedAt: String(row.updatedAt),
  }))
}

/** Indexes these records as they are now. Their rows are locked meanwhile, so that a writer's own document comes after this one. */
async function indexRecords(db: Db, source: Source, recordIds: readonly number[]): Promise<void> {
  const { table, key, name } = source
  await db.transaction().execute(async (trx) => {
    const rows = await anyTable(trx)
      .selectFrom(table)
      .selectAll()
      .where(key, 'in', key === 'key' ? [name] : recordIds)
      .$if(dialectOf(trx) === 'postgres', (query) => query.modifyEnd(sql`for update`))
      .execute()
    const entries = rows.map((row) => ({
      recordId: key === 'key' ? 0 : Number(row.id),
      updatedAt: String(row.updatedAt),
      document: source.documentOf(source.decode(row)),
    }))
    await removeDocuments(
      trx,
      source,
      recordIds.filter((id) => !entries.some(({ recordId }) => recordId === id)),
    )
    if (entries.length) await writeDocuments(trx, source, entries)
  })
}

const HOUR = 60 * 60 * 1000

/** Compares the index at the start and every hour, and at once where it is empty, as after a restore. */
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
