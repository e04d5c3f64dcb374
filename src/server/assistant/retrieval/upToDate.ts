import type { Db } from '../../db/tables.ts'
import { type Changes, EVERYTHING } from '../../shared/changes.ts'
import { fullTextOf } from './fullText.ts'
import { keepPassages } from './keepPassages.ts'
import type { Source } from './sources.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Ground {
  db: Db
  changes: Changes
  sources: readonly Source[]
  /** Milliseconds since 1970. */
  now?: () => number
}

/** The words of the index, and how many passages there are. */
export interface Words {
  vocabulary: Vocabulary
  passages: number
}

/** Keeps passages as new as what they are taken from: once this answers, every change that was told before is in them. */
export function createUpToDate({ db, changes, sources, now }: Ground): () => Promise<Words> {
  const old = new Set(sources)
  let words: Promise<Words> | undefined
  let last: Promise<unknown> = Promise.resolve()

  changes.subscribe((table) => {
    for (const source of sources) if (table === EVERYTHING || source.table === table) old.add(source)
  })

  const keepUp = async (): Promise<Words> => {
    for (const source of [...old]) {
      old.delete(source)
      words = undefined
      await keepPassages(db, source, now).catch((error: unknown) => {
        old.add(source)
        throw error
      })
    }
    words ??= readWords(db)
    return words.catch((error: unknown) => {
      words = undefined
      throw error
    })
  }

  // One after the other: who asks while somebody else still reads waits for what that one reads.
  return () => {
    const mine = last.then(keepUp)
    last = mine.catch(() => {})
    return mine
  }
}

async function readWords(db: Db): Promise<Words> {
  const { rows } = await fullTextOf(db).vocabulary.execute(db)
  const { passages } = await db
    .selectFrom('passages')
    .select((eb) => eb.fn.countAll<number>().as('passages'))
    .executeTakeFirstOrThrow()
  return { vocabulary: new Map(rows.map(({ word, passages }) => [word, passages])), passages }
}
