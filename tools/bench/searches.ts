import { sql } from 'kysely'
import { hooksOf } from '../../src/server/api/stores.ts'
import { createSiteSearch } from '../../src/server/features/search/index.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import type { Database, Dialect } from '../../src/server/platform/db/connect.ts'

/**
 * Searches of the site, measured in turns: as plain SQL with the same total, as the function that the route calls, and as a request
 * beside one that does nothing (`GET /api/health`).
 */

const RUNS = 31
const FIGURES = ['sql', 'function', 'request', 'empty'] as const

export type SearchTimes = Record<(typeof FIGURES)[number], number>

/** Queries, and what the index must match, as PostgreSQL writes it. */
const queriesAt = (count: number): Record<string, readonly [q: string, match: string]> => ({
  'a word of one row': [`benzersiz ${count - 1}`, `benzersiz & ${count - 1}:*`],
  'a word of every other row': ['sulama', 'sula | sulama:*'],
  'two words': ['gübre çiçek', 'gubre & cicek:*'],
  'two words of one row': [`ürün ${count - 1}`, `urun & ${count - 1}:*`],
  'the beginning of a word': ['gübr', 'gubr:*'],
  'a wrong letter': ['sicaklxk', 'sicak'],
  'a wrong letter, one row': [`benzxrsiz ${count - 1}`, `benzersiz & ${count - 1}:*`],
})

/** Number and first ten of the documents that visitors see. */
function statementsOf(match: string, dialect: Dialect): readonly [count: string, rows: string] {
  const inFts = match.replaceAll(' & ', ' AND ').replaceAll(' | ', ' OR ').replaceAll(':*', ' *')
  const [from, rank] = {
    sqlite: [
      `search_words cross join search_documents on search_documents.id = search_words.rowid where search_words match '${inFts}'`,
      'bm25(search_words)',
    ],
    postgres: [`search_documents where words @@ '${match}'::tsquery`, `ts_rank(words, '${match}'::tsquery) desc`],
  }[dialect]
  // The offset prevents PostgreSQL from reading whole tables.
  const visible = `locale = 'tr' and (
    source = 'products' and exists (select 1 from products where id = record_id and not is_hidden limit 1 offset 0) or
    source = 'blog' and exists (
      select 1 from blog where id = record_id and (is_published or publish_at <= '2026-01-01') limit 1 offset 0))`
  return [
    `select count(*) as total from ${from} and ${visible}`,
    `select title, url, text from ${from} and ${visible} order by ${rank} limit 10`,
  ]
}

/** Milliseconds of the fastest run, which other work delays least. @param request sends a request to the server of this database. */
export async function searchTimes(
  { db, dialect }: Database,
  count: number,
  request: (line: string) => Promise<unknown>,
): Promise<Map<string, SearchTimes>> {
  const search = createSiteSearch({ db, hooks: hooksOf(readSettings({})) })
  const measured = new Map<string, SearchTimes>()
  for (const [name, [q, match]] of Object.entries(queriesAt(count))) {
    const [countOf, rowsOf] = statementsOf(match, dialect).map((statement) => sql.raw<{ total: number }>(statement))
    const totals: number[] = []
    const ways = {
      async sql() {
        totals[0] = Number((await countOf!.execute(db)).rows[0]!.total)
        await rowsOf!.execute(db)
      },
      async function() {
        totals[1] = (await search(q, { locale: 'tr', range: [0, 9] })).total
      },
      request: () => request(`GET /api/search?q=${encodeURIComponent(q)}&range=[0,9]`),
      empty: () => request('GET /api/health'),
    }
    const fastest: SearchTimes = { sql: Infinity, function: Infinity, request: Infinity, empty: Infinity }
    for (let i = 0; i < RUNS; i++)
      for (const figure of FIGURES) {
        const startedAt = performance.now()
        await ways[figure]()
        fastest[figure] = Math.min(fastest[figure], performance.now() - startedAt)
      }
    if (totals[0] !== totals[1]) throw new Error(`${q}: ${totals[1]} found, ${totals[0]} by plain SQL`)
    measured.set(name, fastest)
  }
  return measured
}
