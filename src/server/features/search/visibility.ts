import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/constants.ts'
import type { Hooks } from '../../content/resources/hooks.ts'
import { anyTable } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type PageSource, pageSources, type RecordSource, recordSources } from './documents.ts'

export interface SearchContext {
  db: Db
  /** Conditions for rows that visitors see, by resource. */
  hooks: Record<string, Hooks>
  /** Milliseconds since 1970. */
  now?: () => number
}

interface Documents {
  locale: Locale
  /** The sources to which the documents belong. */
  of: (source: RecordSource | PageSource) => boolean
}

/** Condition on documents: visitors see the record now, regardless of when it was indexed. */
export function visibleCondition(
  { db, hooks, now = Date.now }: SearchContext,
  { locale, of }: Documents,
): RawBuilder<boolean> {
  const moment = new Date(now())
  const records = recordSources.filter(of).map(({ name, table, visible }) => {
    const record = anyTable(db)
      .selectFrom(table)
      .select(sql.lit(1).as('one'))
      .where(visible(hooks, moment, locale))
    // The offset prevents PostgreSQL from reading the whole table first.
    return sql<boolean>`(source = ${name} and exists ${record.limit(1).offset(0)})`
  })
  const pages = pageSources.filter(of).map(({ name }) => name)
  const conditions = [...records, ...(pages.length ? [sql<boolean>`source in (${sql.join(pages)})`] : [])]
  return sql<boolean>`(locale = ${locale} and (${sql.join(conditions, sql` or `)}))`
}
