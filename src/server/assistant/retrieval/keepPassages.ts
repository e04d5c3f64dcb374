import type { Db } from '../../db/tables.ts'
import { passagesOf } from './sections.ts'
import type { Document, Source } from './sources.ts'
import { stemsOf } from './words.ts'

/** Part of every passage's revision: when stems or sections are made otherwise, all passages are made anew. */
const EDITION = '1'
/** Records that are read and written in one transaction. */
const BATCH = 200

/**
 * Brings the passages of a source up to what its records say now; what has not changed is left alone. Any process may
 * do so at any time: whoever comes second finds nothing left to do.
 */
export async function keepPassages(db: Db, source: Source, now: () => number = Date.now): Promise<void> {
  const stale = await staleIn(db, source)
  for (let i = 0; i < stale.length; i += BATCH) {
    const ids = stale.slice(i, i + BATCH)
    await db.transaction().execute(async (trx) => {
      // The row is a lock: processes that read the same source do so one after the other.
      const readAt = new Date(now()).toISOString()
      await trx
        .insertInto('passageSources')
        .values({ source: source.name, readAt })
        .onConflict((conflict) => conflict.column('source').doUpdateSet({ readAt }))
        .execute()
      await trx.deleteFrom('passages').where('source', '=', source.name).where('recordId', 'in', ids).execute()
      const documents = await source.documents(trx, ids)
      for (const document of documents) await trx.insertInto('passages').values(rowsOf(source, document)).execute()
    })
  }
}

/** Ids of records whose passages are missing, old, or left over from a record that is gone. */
async function staleIn(db: Db, source: Source): Promise<number[]> {
  const records = await source.revisions(db)
  const kept = await db
    .selectFrom('passages')
    .select(['recordId', 'revision'])
    .where('source', '=', source.name)
    .where('position', '=', 0)
    .execute()
  const keptOf = new Map(kept.map(({ recordId, revision }) => [recordId, revision]))
  const changed = records.filter((record) => keptOf.get(record.id) !== editionOf(record))
  const present = new Set(records.map(({ id }) => id))
  return [...changed.map(({ id }) => id), ...[...keptOf.keys()].filter((id) => !present.has(id))]
}

const editionOf = ({ revision }: Pick<Document, 'revision'>) => `${revision} ${EDITION}`

const rowsOf = (source: Source, document: Document) => {
  const { id, url, title, keywords, sections } = document
  const passages = passagesOf(sections)
  return (passages.length ? passages : [{ heading: '', text: '' }]).map(({ heading, text }, position) => ({
    source: source.name,
    recordId: id,
    position,
    revision: editionOf(document),
    url,
    title,
    heading,
    text,
    titleWords: stemsOf(`${title} ${heading} ${keywords}`).join(' '),
    textWords: stemsOf(text).join(' '),
  }))
}
