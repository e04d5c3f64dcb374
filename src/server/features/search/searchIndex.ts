import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Insertable, sql } from 'kysely'
import type { Locale } from '../../../contract/constants.ts'
import { HOUR } from '../../../contract/domain/durations.ts'
import { FIRST_LOCALE, SITE_LOCALES } from '../../../contract/domain/locales.ts'
import type { Values } from '../../content/resources/context.ts'
import type { ChangeHandler } from '../../content/resources/hooks.ts'
import { SINGLETONS } from '../../content/singletons/singletonRepository.ts'
import type { Stores } from '../../content/stores.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import {
  joinPassages,
  type PageSource,
  pageSources,
  type RecordSource,
  recordSources,
  type SearchDocument,
} from './documents.ts'
import { indexedWordsOf, stemsOf } from './stems.ts'

/**
 * Version of the index format (stems, keywords, passages): increment it on changes, and all documents are indexed again
 * after the next start. An older instance does not reindex newer documents; a record that it saves is indexed
 * again by a newer one.
 */
const ANALYZER = 5

/** How the pages that consist of singletons are read. */
export interface PageReader {
  stores: Pick<Stores, 'ofSingleton'>
  /** Time zone of the privacy notice's dates. */
  timeZone: string
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
}

/** Hook of every write, in its transaction: indexes the written record or page, or removes the document of a deleted one. */
export const indexChange =
  (reader: () => PageReader): ChangeHandler =>
  async ({ db: trx }, { action, table, id, after }) => {
    if (action === 'reorder') return
    if (table === SINGLETONS)
      for (const source of pageSources)
        if (source.singletons.some(({ key }) => key === id)) await indexPage(trx, source, reader())
    const source = recordSources.find((each) => each.table === table)
    if (!source) return
    if (action === 'delete' || action === 'purge' || !after) await removeDocuments(trx, source, Number(id))
    else await indexRecord(trx, source, Number(id), after)
  }

const removeDocuments = (db: Db, { name }: { name: string }, recordId: number) =>
  db.deleteFrom('searchDocuments').where('source', '=', name).where('recordId', '=', recordId).execute()

/** Replaces the documents of a record. Their new ids trigger a reload of the vocabulary. */
async function indexRecord(trx: Db, source: RecordSource, recordId: number, values: Values): Promise<void> {
  await removeDocuments(trx, source, recordId)
  const recordUpdatedAt = String(values.updatedAt)
  const rows = SITE_LOCALES.flatMap((locale) => {
    const document = source.documentOf(values, locale)
    return document ? [rowOf(document, { source, recordId, locale, recordUpdatedAt })] : []
  })
  if (rows.length > 0) await trx.insertInto('searchDocuments').values(rows).execute()
}

interface DocumentKey {
  source: RecordSource | PageSource
  recordId: number
  locale: Locale
  recordUpdatedAt: string
}

function rowOf(document: SearchDocument, { source, ...place }: DocumentKey): Insertable<Tables['searchDocuments']> {
  const { url, title, keywords, passages } = document
  const { locale } = place
  const { isForAssistant } = source
  const texts = passages.map(({ heading, text }) => `${heading} ${text}`)
  return {
    ...place,
    source: source.name,
    url,
    title,
    text: joinPassages(passages),
    titleStems: isForAssistant ? stemsOf(`${title} ${keywords}`, locale).join(' ') : '',
    textStems: isForAssistant ? texts.map((text) => stemsOf(text, locale).join(' ')).join('\n') : '',
    titleWords: source.kind ? indexedWordsOf(title, locale) : '',
    textWords: source.kind ? indexedWordsOf(texts.join('\n'), locale) : '',
    analyzer: ANALYZER,
  }
}

/** Indexes the pages that consist of singletons, as far as they have changed, or removes their documents. */
export async function indexPages(db: Db, reader: PageReader, signal?: AbortSignal): Promise<void> {
  for (const source of pageSources)
    if (!signal?.aborted) await db.transaction().execute((trx) => indexPage(trx, source, reader))
}

async function indexPage(trx: Db, source: PageSource, { stores, timeZone, now = Date.now }: PageReader): Promise<void> {
  const { name, singletons } = source
  const values: (Values | undefined)[] = []
  // In sequence: a transaction has one connection.
  for (const singleton of singletons)
    values.push(await stores.ofSingleton(singleton).readForVisitors({ db: trx }, { isPage: true }))
  const stored = await trx.selectFrom('searchDocuments').selectAll().where('source', '=', name).execute()
  if (stored.some(({ analyzer }) => analyzer > ANALYZER)) return
  for (const locale of SITE_LOCALES) {
    const document = source.documentOf(values, { locale, timeZone, now: new Date(now()) })
    const row = document && rowOf(document, { source, recordId: 0, locale, recordUpdatedAt: '' })
    const known = stored.find((each) => each.locale === locale)
    if (row && known && Object.entries(row).every(([column, value]) => known[column as keyof typeof row] === value))
      continue
    if (known) await trx.deleteFrom('searchDocuments').where('id', '=', known.id).execute()
    // Another instance may have indexed the same.
    if (row)
      await trx
        .insertInto('searchDocuments')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

/** Number of records per transaction. */
const BATCH = 10

/**
 * Indexes records whose document is missing or outdated, and removes documents without a record: all after an upgrade
 * or a restore, else those written without the hooks. Several instances may run this concurrently.
 */
export async function reindex(db: Db, signal?: AbortSignal): Promise<void> {
  // The company had another language.
  await db.deleteFrom('searchDocuments').where('locale', 'not in', SITE_LOCALES).execute()
  for (const source of recordSources) {
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

async function removeOrphans(db: Db, { name, table }: RecordSource): Promise<void> {
  const record = sql`select 1 from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = record_id`
  await db
    .deleteFrom('searchDocuments')
    .where('source', '=', name)
    .where(sql<boolean>`not exists (${record})`)
    .execute()
}

/** Ids of the next records whose document is missing or outdated. */
async function staleAfter(db: Db, { table, name }: RecordSource, after: number): Promise<number[]> {
  const id = sql<number>`${sql.ref(`${table}.id`)}`
  const rows = await anyTable(db)
    .selectFrom(table)
    .leftJoin('searchDocuments', (join) =>
      join.on('source', '=', name).on('recordId', '=', id).on('locale', '=', FIRST_LOCALE),
    )
    .select(id.as('staleId'))
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
async function indexRecords(db: Db, source: RecordSource, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await anyTable(trx)
      .selectFrom(source.table)
      .selectAll()
      .where('id', 'in', ids)
      .$if(dialectOf(trx) === 'postgres', (query) => query.modifyEnd(sql`for update`))
      .execute()
    for (const row of rows)
      await indexRecord(trx, source, Number(row.id), { ...source.decode(row), updatedAt: row.updatedAt })
  })
}

/**
 * Reindexes records at startup and every hour, and at once if the index is empty, as after a restore; pages also when
 * one of them changes, since initial texts depend on other singletons and end with the demo content.
 */
export function searchIndexJob({ db, ...reader }: PageReader & { db: Db }): Job {
  const { now = Date.now } = reader
  let next = 0
  return {
    name: 'update search index',
    tables: [SINGLETONS],
    async run(signal) {
      const isEmpty = !(await db.selectFrom('searchDocuments').select('id').limit(1).executeTakeFirst())
      await indexPages(db, reader, signal)
      if (now() >= next || isEmpty) {
        await reindex(db, signal)
        next = now() + HOUR
      }
      return next
    },
  }
}
