import { type RawBuilder, sql } from 'kysely'
import { type Fields, titleFieldOf } from '../../contract/fields.ts'
import { fold } from '../../contract/turkish.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { AnyDb } from '../db/tables.ts'
import { all, type Condition, wordsOf } from './parts.ts'

/** The beginning of the text that search reads: the name, in a line of its own. What comes after is long, and slow to read again. */
export const HEAD = sql<string>`substr(${sql.ref('searchText')}, 1, 512)`
const END_OF_NAME = '\n'

/** Conditions over the beginning of the text that search reads. */
export type Ranks = (head: RawBuilder<string>) => readonly Condition[]

/**
 * How well a row answers a search, the best first: by its whole name, by words of its name, by words elsewhere. A row that
 * has all words is in one of them alone. Undefined where nothing is searched for, or names are not searched.
 */
export function ranksOf(db: AnyDb, fields: Fields, q = ''): Ranks | undefined {
  const words = wordsOf(q)
  const searched = Object.keys(fields).filter((name) => fields[name]!.searched)
  // The text that search reads begins with the name, unless another field is declared before it.
  if (!words.length || searched[0] !== titleFieldOf({ fields }) || searched.length < 2) return undefined
  const whole = `${fold(q)}${END_OF_NAME}`
  const placeIn = sql.raw(dialectOf(db) === 'sqlite' ? 'instr' : 'strpos')
  return (head) => {
    const isWhole: Condition = () => sql<boolean>`substr(${head}, 1, ${sql.lit([...whole].length)}) = ${whole}`
    const isInName = all(
      words.map(
        (word): Condition =>
          () =>
            sql<boolean>`${placeIn}(${head}, ${word}) between 1 and ${placeIn}(${head}, ${END_OF_NAME})`,
      ),
    )
    return [isWhole, all([not(isWhole), isInName]), not(isInName)]
  }
}

const not =
  (condition: Condition): Condition =>
  (eb) =>
    eb.not(condition(eb))
