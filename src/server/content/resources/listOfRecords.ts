import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/constants.ts'
import { englishFieldsOf } from '../../../contract/domain/translationState.ts'
import { fold } from '../../../contract/domain/turkish.ts'
import { type Fields, orderFieldOf, placeFieldOf, titleFieldOf } from '../../../contract/schema/fields.ts'
import type { ListQuery, Sort } from '../../../contract/schema/lists.ts'
import { SEARCH_PARTS, specKeyOf, specNameOf } from '../../../contract/schema/values.ts'
import { type AnyTables, decodeRow, isSearched, mayBeNull, sortColumnOf } from '../../platform/db/columns.ts'
import type { Dialect } from '../../platform/db/connect.ts'
import type { Row } from './context.ts'
import type { Condition, ListStatement, Search } from './readList.ts'
import { columnsOf, valueCondition } from './rows.ts'

/** Expressions over the tables of resources, which declarations name. */
const eb = expressionBuilder<AnyTables, string>()

interface Records {
  dialect: Dialect
  table: string
  fields: Fields
  /** The fields to read, if not all. */
  shown?: Fields
  /** Conditions on the listed rows. */
  where: readonly Condition[]
  /** Default order, if the query has none. */
  order?: Sort | undefined
  /** Language in which texts are searched, sorted and filtered; absent for that of the content. */
  locale?: Locale | undefined
  /** The list is for visitors, who search one language. Administrators search both. */
  isOpen?: boolean
}

/** The list of a resource's records for a query. */
export function listOfRecords(records: Records, { sort, range, filter = {} }: ListQuery): ListStatement<Row> {
  const { dialect, table, fields, shown = fields } = records
  const isEnglish = records.locale !== undefined && 'translation' in fields
  const columns = isEnglish ? englishColumns(dialect, fields) : {}
  const { q = '', ...values } = filter
  const isFeature = ([name]: [string, unknown]) => fields[name]?.kind === 'specs'
  const features = Object.entries(values).filter(isFeature)
  const words = wordsOf(q)
  const searchText = sql.ref<string>('searchText')
  const text =
    'translation' in fields && (isEnglish || records.isOpen)
      ? searchPart(dialect, isEnglish ? 'english' : 'turkish')
      : searchText
  const [by, way] = sort ?? records.order ?? orderOf(fields)
  const search: Search | undefined =
    words.length && isSearched(fields)
      ? {
          where: eb.and([searchText, text].flatMap((part) => words.map((word) => wordCondition(part, word)))),
          ...(dialect === 'sqlite' && trigramsOf(table, words)),
          ...(!sort && rankOf(dialect, fields, text, q)),
        }
      : features.length
        ? { where: eb.lit(true) }
        : undefined
  return {
    table,
    columns: columnsOf(shown),
    where: [
      ...records.where,
      ...Object.entries(values)
        .filter((value) => !isFeature(value))
        .map(([name, value]) =>
          columns[name] ? eb(columns[name], 'in', [value].flat() as string[]) : valueCondition(fields, name, value),
        ),
      ...features.map(([name, feature]) => featureCondition(columns[name] ?? sql.ref<string>(name), String(feature))),
      ...(words.length && !isSearched(fields) ? [eb.lit(false)] : []),
    ],
    sort: {
      value: columns[by] ? englishKey(dialect, columns[by]) : sql.ref(`${table}.${sortColumnOf(fields, by)}`),
      direction: way === 'ASC' ? 'asc' : 'desc',
      mayBeNull: columns[by] !== undefined || mayBeNull(fields, by),
    },
    ...(search && { search }),
    range,
    decode: (row) => decodeRow(shown, row) as Row,
  }
}

/** The English values of translated columns; the Turkish one where there is none. */
const englishColumns = (dialect: Dialect, fields: Fields): Record<string, RawBuilder<string>> =>
  Object.fromEntries(
    Object.keys(englishFieldsOf(fields)).map((name) => [
      name,
      sql<string>`coalesce(${english(dialect, name)}, ${sql.ref(name)})`,
    ]),
  )

const english = (dialect: Dialect, name: string) =>
  dialect === 'sqlite' ? sql`json_extract(en, ${`$.${name}`})` : sql`en::json ->> ${name}::text`

/** Sort key of English order: without case. */
const englishKey = (dialect: Dialect, text: RawBuilder<string>) =>
  dialect === 'sqlite' ? sql`lower(${text})` : sql`lower(${text}) collate "C"`

/** One language of the search text of a translated resource (`searchTextOf`). */
function searchPart(dialect: Dialect, part: 'turkish' | 'english'): RawBuilder<string> {
  const text = sql.ref('searchText')
  if (dialect === 'postgres') return sql`split_part(${text}, ${SEARCH_PARTS}, ${sql.lit(part === 'turkish' ? 1 : 2)})`
  const end = sql`instr(${text} || ${SEARCH_PARTS}, ${SEARCH_PARTS})`
  return part === 'turkish' ? sql`substr(${text}, 1, ${end} - 1)` : sql`substr(${text}, ${end} + 1)`
}

/** The default order: the manual order, else newest first. */
function orderOf(fields: Fields): Sort {
  const preceding = placeFieldOf({ fields })
  // The sort key decreases with the position (`placeKey`), so that descending order shows position 1 first.
  if (preceding) return [preceding, 'DESC']
  const placed = orderFieldOf({ fields })
  return placed ? [placed, 'ASC'] : ['createdAt', 'DESC']
}

/**
 * Rows with a technical feature. Features are stored as JSON, where only a name precedes a colon. `replace` is
 * case-sensitive. The panel stores an integer name with a mark, other clients without.
 */
const featureCondition = (specs: RawBuilder<string>, feature: string): Condition => {
  const name = specNameOf(feature)
  const [plain, marked] = [name, specKeyOf(name)].map((key) => `${JSON.stringify(key)}:`)
  return sql`replace(replace(${specs}, ${plain}, ''), ${marked}, '') <> ${specs}`
}

export const wordsOf = (q: string): string[] => fold(q).split(' ').filter(Boolean)

/**
 * The searched text contains a word or a part of one. It is folded, so `like` compares by Turkish rules on both
 * databases.
 */
const wordCondition = (text: RawBuilder<string>, word: string): Condition =>
  sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** The FTS5 query for all trigrams of these words; empty if every word is shorter. */
function trigramsOf(table: string, words: readonly string[]): Pick<Search, 'trigrams'> {
  const trigrams = new Set(
    words
      .map((word) => [...word])
      .flatMap((letters) => letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''))),
  )
  if (!trigrams.size) return {}
  const match = [...trigrams].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
  return { trigrams: { table: `${table}Trigrams`, match } }
}

const END_OF_NAME = '\n'

/**
 * Ranks matches: first rows whose name equals the search text, then those with all words in the name, then the others.
 * Requires that the searched text begins with the name: no rank if another field is declared before it, or if only the
 * name is searched.
 */
function rankOf(dialect: Dialect, fields: Fields, text: RawBuilder<string>, q: string): Pick<Search, 'rank'> {
  const searched = Object.keys(fields).filter((name) => fields[name]!.searched)
  if (searched[0] !== titleFieldOf({ fields }) || searched.length < 2) return {}
  const whole = `${fold(q)}${END_OF_NAME}`
  const position = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  return {
    rank: {
      name:
        dialect === 'sqlite'
          ? sql`substr(${text}, 1, instr(${text}, ${END_OF_NAME}))`
          : sql`split_part(${text}, ${END_OF_NAME}, 1) || ${END_OF_NAME}`,
      of: (name) => sql`case
        when ${name} = ${whole} then 0
        when ${sql.join(
          wordsOf(q).map((word) => sql`${position}(${name}, ${word}) > 0`),
          sql` and `,
        )} then 1
        else 2 end`,
    },
  }
}
