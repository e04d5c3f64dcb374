import { type RawBuilder, sql } from 'kysely'
import { LONGEST_KEY } from './columns.ts'

/** Small letters of Turkish words; no database knows them in every locale. */
const SMALL = { I: 'ı', İ: 'i', Ç: 'ç', Ğ: 'ğ', Ö: 'ö', Ş: 'ş', Ü: 'ü', Â: 'â', Î: 'î', Û: 'û' }
/** Signs that look alike, and what nobody sees: as much of `fold` as titles have. */
const SIGNS = {
  ...{ '’': "'", '‘': "'", ʼ: "'", '′': "'", '´': "'", '`': "'", '–': '-', '—': '-', '‐': '-', '‑': '-' },
  ...{ '“': '"', '”': '"', '\u00a0': ' ', '\u00ad': '', '\u200b': '' },
}
const PLAIN = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' }
/** Each behind the letter that it follows, by its bytes. */
const RANKED = { ç: 'c\x7f', ğ: 'g\x7f', ı: 'h\x7f', ö: 'o\x7f', ş: 's\x7f', ü: 'u\x7f', â: 'a', î: 'i', û: 'u' }

const replaced = (text: RawBuilder<unknown>, by: Readonly<Record<string, string>>): RawBuilder<string> =>
  Object.entries(by).reduce(
    (done, [from, to]) => sql`replace(${done}, ${sql.lit(from)}, ${sql.lit(to)})`,
    text,
  ) as RawBuilder<string>

const small = (column: RawBuilder<unknown>) => sql<string>`lower(${replaced(column, SMALL)})`

/**
 * A column as `fold` has it, computed by the database: for tables that keep no folded text of their own (decision 4). Text in ASCII, which
 * most of it is, needs a tenth of the time.
 */
export const foldedColumn = (column: RawBuilder<unknown>): RawBuilder<string> => sql`
  case when octet_length(${column}) = length(${column}) then lower(${replaced(column, { I: 'i', '`': "'" })})
  else ${replaced(small(column), { ...PLAIN, ...SIGNS })} end`

/** The same of `sortKey`; a column to sort by needs the order of bytes besides. */
export const rankedColumn = (column: RawBuilder<unknown>): RawBuilder<string> => replaced(small(column), RANKED)

/** That, cut as keys are that an index holds. */
export const shortRankedColumn = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`substr(${rankedColumn(column)}, 1, ${sql.lit(LONGEST_KEY)})`
