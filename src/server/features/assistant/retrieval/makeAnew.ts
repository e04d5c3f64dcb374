import { setImmediate as others } from 'node:timers/promises'
import type { Db, Tables } from '../../../platform/db/tables.ts'
import { passagesOf } from './sections.ts'
import type { Document, Source } from './sources.ts'
import { EVERY } from './terms.ts'
import { backwards } from './vocabulary.ts'
import { stemsOf } from './words.ts'

/** Rows that one statement writes. */
const MOST_ROWS = 500

type Row = Omit<Tables['passages'], 'id'>

/** Makes the passages of a few records of a source anew; those that say the same as before stay. */
export async function makeAnew(trx: Db, edition: string, source: Source, ids: readonly number[]): Promise<void> {
  const fresh: Row[] = []
  for (const document of await source.documents(trx, ids)) {
    fresh.push(...rowsOf(document).map((row) => ({ edition, source: source.name, recordId: document.id, ...row })))
    await others()
  }
  const kept = await trx
    .selectFrom('passages')
    .select([
      'id',
      'edition',
      'source',
      'recordId',
      'position',
      'url',
      'title',
      'heading',
      'text',
      'titleWords',
      'textWords',
    ])
    .where('edition', '=', edition)
    .where('source', '=', source.name)
    .where('recordId', 'in', ids)
    .execute()
  const [was, is] = [new Set(kept.map(contentOf)), new Set(fresh.map(contentOf))]
  const gone = kept.filter((row) => !is.has(contentOf(row)))
  const added = fresh.filter((row) => !was.has(contentOf(row)))
  if (gone.length)
    await trx
      .deleteFrom('passages')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()
  for (const rows of portionsOf(added)) await trx.insertInto('passages').values(rows).execute()
  await countWords(trx, edition, gone, added)
}

const contentOf = ({ recordId, position, url, title, heading, text, titleWords, textWords }: Row): string =>
  JSON.stringify([recordId, position, url, title, heading, text, titleWords, textWords])

function rowsOf({ url, title, keywords, sections }: Document): Omit<Row, 'edition' | 'source' | 'recordId'>[] {
  const passages = passagesOf(sections)
  return (passages.length ? passages : [{ heading: '', text: '' }]).map(({ heading, text }, position) => ({
    position,
    url,
    title,
    heading,
    text,
    titleWords: stemsOf(`${title} ${heading} ${keywords}`).join(' '),
    textWords: stemsOf(text).join(' '),
  }))
}

/** Keeps the number of passages that have each word, so that nobody has to count them. */
async function countWords(trx: Db, edition: string, gone: readonly Row[], added: readonly Row[]): Promise<void> {
  const more = new Map<string, number>()
  for (const [rows, step] of [
    [gone, -1],
    [added, 1],
  ] as const)
    for (const word of rows.flatMap(wordsOf)) more.set(word, (more.get(word) ?? 0) + step)
  const changed = [...more].filter(([, passages]) => passages)
  for (const words of portionsOf(changed))
    await trx
      .insertInto('passageWords')
      .values(words.map(([word, passages]) => ({ edition, word, backwards: backwards(word), passages })))
      .onConflict((conflict) =>
        conflict
          .columns(['edition', 'word'])
          .doUpdateSet((eb) => ({ passages: eb('passageWords.passages', '+', eb.ref('excluded.passages')) })),
      )
      .execute()
  const fewer = changed.filter(([, passages]) => passages < 0).map(([word]) => word)
  for (const words of portionsOf(fewer))
    await trx
      .deleteFrom('passageWords')
      .where('edition', '=', edition)
      .where('word', 'in', words)
      .where('passages', '<=', 0)
      .execute()
}

/** The words of a passage, each once, and the one that stands for all passages. */
const wordsOf = ({ titleWords, textWords }: Row): string[] => [
  ...new Set([EVERY, ...titleWords.split(' '), ...textWords.split(' ')]),
]

const portionsOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, i) => rows.slice(i * MOST_ROWS, (i + 1) * MOST_ROWS))
