import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale } from '../../../contract/constants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isNumber, stemmers } from './stems.ts'

/** Shorter words with a wrong letter are other words. */
const MIN_CORRECTED = 5

/** Whether two words differ by one letter at most: missing, added, replaced, or swapped with its neighbour. */
export function isWithinOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)]
  if (a.length > b.length) return restOfA.slice(1) === restOfB
  if (a.length < b.length) return restOfA === restOfB.slice(1)
  const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)
  return isSwapped || restOfA.slice(1) === restOfB.slice(1)
}

/**
 * The words of the index that are long enough to be found with a wrong letter. One mistake leaves the first two letters
 * or the last two unchanged.
 */
export class WordList {
  #words = new Set<string>()
  #byBeginning = new Map<string, string[]>()
  #byEnd = new Map<string, string[]>()

  add(word: string): void {
    if (word.length < MIN_CORRECTED || isNumber(word) || this.#words.has(word)) return
    this.#words.add(word)
    for (const [map, key] of [
      [this.#byBeginning, word.slice(0, 2)],
      [this.#byEnd, word.slice(-2)],
    ] as const) {
      const words = map.get(key)
      if (words) words.push(word)
      else map.set(key, [word])
    }
  }

  /**
   * Words that are meant if one letter is wrong: those that differ by one letter from the given one, or from its
   * beginning, if the rest is a suffix.
   */
  meantBy(word: string, locale: Locale): string[] {
    if (isNumber(word) || word.length < MIN_CORRECTED - 1) return []
    const stem = stemmers[locale]
    const found = new Set<string>()
    for (let length = word.length; length >= MIN_CORRECTED - 1; length--) {
      const [beginning, rest] = [word.slice(0, length), word.slice(length)]
      for (const candidates of [this.#byBeginning.get(beginning.slice(0, 2)), this.#byEnd.get(beginning.slice(-2))])
        for (const candidate of candidates ?? [])
          if (isWithinOneLetter(beginning, candidate) && (!rest || stem(candidate + rest) === stem(candidate)))
            found.add(candidate)
    }
    return [...found]
  }
}

/** Documents per query; on SQLite a query blocks the process. */
const BATCH = 500
/** Ids before the last one that are read again: their transactions may have been committed later. */
const OVERLAP = 20

/** Reads the words of the index: all of them once, then those of new documents. A changed document gets a new id. */
export function createWordReader(db: Db) {
  const words = new WordList()
  let lastId = 0
  let reading: Promise<void> | undefined

  /** `newest` may be deleted meanwhile. */
  const readSince = async (first: number, newest: number) => {
    for (let after = first - OVERLAP; ; await nextTurn()) {
      const rows = await db
        .selectFrom('searchDocuments')
        .select(['id', 'titleWords', 'textWords'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      for (const { titleWords, textWords } of rows)
        for (const word of `${titleWords} ${textWords}`.split(' ')) words.add(word)
      if (rows.length) after = Number(rows.at(-1)!.id)
      if (rows.length < BATCH) {
        lastId = Math.max(newest, after)
        return
      }
    }
  }

  return {
    /** Those that have been read. */
    words,
    /** Reads up to the newest document. Returns whether there were any to read. */
    async readUntil(newest: number): Promise<boolean> {
      if (newest <= lastId) return false
      while (newest > lastId) {
        reading ??= readSince(lastId, newest).finally(() => {
          reading = undefined
        })
        await reading
      }
      return true
    },
  }
}
