import { type RawBuilder, sql } from 'kysely'
import { type Fields, titleFieldOf } from '../../contract/declaring/fields.ts'
import { fold } from '../../contract/rules/turkish.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { AnyDb } from '../db/tables.ts'
import { all, type Condition, wordsOf } from './parts.ts'

const END_OF_NAME = '\n'

/** The first line of the text that search reads, with its end: the name. What comes after is long, and slow to read again. */
export function nameLine(db: AnyDb): RawBuilder<string> {
  const text = sql.ref('searchText')
  return dialectOf(db) === 'sqlite'
    ? sql`substr(${text}, 1, instr(${text}, ${END_OF_NAME}))`
    : sql`split_part(${text}, ${END_OF_NAME}, 1) || ${END_OF_NAME}`
}

/** Conditions over the name. */
export type Ranks = (name: RawBuilder<string>) => readonly Condition[]

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
  return (name) => {
    const isWhole: Condition = () => sql<boolean>`${name} = ${whole}`
    const isInName = all(
      words.map(
        (word): Condition =>
          () =>
            sql<boolean>`${placeIn}(${name}, ${word}) > 0`,
      ),
    )
    return [isWhole, all([not(isWhole), isInName]), not(isInName)]
  }
}

const not =
  (condition: Condition): Condition =>
  (eb) =>
    eb.not(condition(eb))
