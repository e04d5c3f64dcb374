import { sql } from 'kysely'
import { type Fields, titleFieldOf } from '../../contract/fields.ts'
import { fold } from '../../contract/turkish.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { AnyDb } from '../db/tables.ts'
import { all, type Condition, wordsOf } from './parts.ts'

/** Longer than any name, in letters: where PostgreSQL stops to unpack a text. */
const NAME = 1000
const END_OF_NAME = '\n'

/**
 * How well a row answers a search, the best first: by its whole name, by words of its name, by words elsewhere. A row that
 * has all words is in one of them alone. Undefined where nothing is searched for, or names are not searched.
 */
export function ranksOf(db: AnyDb, fields: Fields, q = ''): readonly Condition[] | undefined {
  const words = wordsOf(q)
  const searched = Object.keys(fields).filter((name) => fields[name]!.searched)
  // The text that search reads begins with the name, unless another field is declared before it.
  if (!words.length || searched[0] !== titleFieldOf({ fields }) || searched.length < 2) return undefined
  const text = sql.ref('searchText')
  const whole = `${fold(q)}${END_OF_NAME}`
  const isWhole: Condition = () => sql<boolean>`substr(${text}, 1, ${sql.lit([...whole].length)}) = ${whole}`
  const isInName = all(
    words.map(
      (word): Condition =>
        dialectOf(db) === 'sqlite'
          ? () => sql<boolean>`instr(${text}, ${word}) < instr(${text}, ${END_OF_NAME})`
          : () => sql<boolean>`strpos(split_part(left(${text}, ${sql.lit(NAME)}), ${END_OF_NAME}, 1), ${word}) > 0`,
    ),
  )
  const not =
    (condition: Condition): Condition =>
    (eb) =>
      eb.not(condition(eb))
  return [isWhole, all([not(isWhole), isInName]), not(isInName)]
}
