import { randomBytes } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../tests/helpers/fieldValues.ts'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { costlySteps, explainQueries, type Plan, type Step } from '../../../../tests/helpers/queryPlans.ts'
import { some } from '../../../../tests/helpers/slowTests.ts'
import { dialects, openMigratedDatabase } from '../../../../tests/helpers/testApp.ts'
import { systemContext } from '../../../../tests/helpers/writeContext.ts'
import { resources } from '../../../contract/resources/index.ts'
import { isFiltered, isSorted, type ListQuery, type Sort } from '../../../contract/schema/lists.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { hooksOf } from '../../api/stores.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { flagsOf, listsOf, sortColumnOf } from '../../platform/db/columns.ts'
import type { Dialect } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type ReadContext, VISITORS } from './context.ts'
import { createReader, type Reader } from './reader.ts'

const all = Object.values(resources) as Resource[]
const hooks = hooksOf(readSettings({}))
/** Enough rows that both databases prefer an index. */
const COUNT = 4000
/** Tables without rows here: emails of messages, and the files of documents. */
const SMALL = ['outbox', 'uploads']
/** The only row of every result; a post with an author needs no name of the site. */
const ONE = [{ id: 0, total: 0, author: 'Yazar' }]

/** The lookups in a plan: the columns of the index that each uses, if any. */
const lookUps: Record<Dialect, (plans: Plan[]) => string[]> = {
  sqlite: (plans) =>
    plans.map(({ detail }) => String(detail)).filter((step) => /^(SEARCH|SCAN) (?!(outbox|uploads)\b)/.test(step)),
  postgres: (plans) => plans.flatMap((plan) => scansIn((plan['QUERY PLAN'] as [{ Plan: Step }])[0].Plan)),
}
const scansIn = (step: Step): string[] => [
  ...(/^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(step['Node Type']) && !SMALL.includes(step['Relation Name']!)
    ? [`${step['Node Type']} ${step['Index Cond'] ?? 'of all'}`]
    : []),
  ...(step.Plans ?? []).flatMap(scansIn),
]
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const momentOf = (i: number) => new Date(1e12 + i * 1e6).toISOString()
const longOf = ({ fields }: Resource) =>
  Object.keys(fields)
    .filter((name) => ['image', 'longText'].includes(fields[name]!.kind))
    .slice(-1)
/** Fields that filter lists, except flags and the slug, which have separate tests. */
const filteredOf = ({ fields }: Resource) =>
  Object.keys(fields).filter((name) => isFiltered(fields[name]!) && !['flag', 'slug'].includes(fields[name]!.kind))
/** One of some hundred values. */
const valueIn = ({ fields }: Resource, name: string, i: number) =>
  ['integer', 'order'].includes(fields[name]!.kind) ? i % 400 : `değer ${i % 400}`
const timesOf = ({ fields }: Resource) => Object.keys(fields).filter((name) => fields[name]!.kind === 'time')

/** Every order and filter by flags that the lists of a resource offer. */
function queriesOf({ fields }: Resource): ListQuery[] {
  const sorted = ['id', 'createdAt', 'updatedAt', ...Object.keys(fields).filter((name) => isSorted(fields[name]!))]
  const filters: ListQuery['filter'][] = [{}]
  for (const flag of flagsOf(fields).filter((name) => isFiltered(fields[name]!) && name !== 'isInEnglish'))
    filters.push(...filters.flatMap((filter) => [true, false].map((value) => ({ ...filter, [flag]: value }))))
  const sorts = sorted.flatMap((field) => (['ASC', 'DESC'] as const).map((order): Sort => [field, order]))
  return [undefined, ...sorts].flatMap((sort) =>
    filters.map((filter): ListQuery => ({ ...(sort && { sort }), filter, range: [50, 74] })),
  )
}

/**
 * Vacuums until every page is marked all-visible: only then does a count use an index alone. A concurrent analysis by
 * autovacuum holds an older snapshot, and vacuum skips rows that it may still see.
 */
async function vacuumAll(db: Db) {
  const left = sql<{ relname: string }>`select relname from pg_class
    where relname in (${sql.join(all.map(({ name }) => snakeCase(name)))}) and relallvisible < relpages`
  do await sql`vacuum analyze`.execute(db)
  while ((await left.execute(db)).rows.length > 0)
}

describe.each(dialects)('query plans on %s', (dialect) => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>
  beforeAll(async () => {
    database = await openMigratedDatabase(dialect)
    for (const resource of all) {
      const [flags, sample] = [flagsOf(resource.fields), sampleOf(resource)]
      await fillRows(database.db, resource, COUNT, (i) => ({
        ...sample,
        ...Object.fromEntries(filteredOf(resource).map((name) => [name, valueIn(resource, name, i)])),
        ...Object.fromEntries(longOf(resource).map((name) => [name, randomBytes(300).toString('hex')])),
        ...(resource.fields.slug && { slug: `s-${i}` }),
        ...Object.fromEntries(flags.map((flag, place) => [flag, Boolean((i >> place) & 1)])),
        ...Object.fromEntries(timesOf(resource).map((time) => [time, i & 4 ? momentOf(i) : null])),
        ...(resource.fields.place?.kind === 'place' && { place: i % 50 ? null : i + 1 }),
        ...(resource.fields.publishAt && { publishAt: i % 500 ? null : momentOf(i) }),
        createdAt: momentOf(i),
      }))
    }
    if (dialect === 'postgres') await vacuumAll(database.db)
  })
  afterAll(() => database.close())

  const readerOf = (resource: Resource) => createReader(resource, { hooks: hooks[resource.name] })
  const contextWith = (plugin: KyselyPlugin) => systemContext(database.db.withPlugin(plugin) as Db)

  const explained = async (resource: Resource, query: ListQuery, isOpen: boolean) => {
    const plans: Plan[] = []
    await readerOf(resource).list(contextWith(explainQueries(dialect, plans, { rows: ONE })), query, { isOpen })
    expect(plans.length).toBeGreaterThan(0)
    return plans
  }
  const plansOf = async (resource: Resource, query: ListQuery, isOpen: boolean) =>
    costlySteps[dialect](await explained(resource, query, isOpen), { isById: query.sort?.[0] === 'id', small: SMALL })

  test.each(all)('lists of $name need no full scan and no sort, whatever the order and filter', async (resource) => {
    const costly: string[] = []
    for (const query of some(queriesOf(resource), 5))
      for (const isOpen of [true, false]) {
        const steps = await plansOf(resource, query, isOpen)
        if (steps.length) costly.push(`${JSON.stringify({ ...query, isOpen })}: ${steps.join(', ')}`)
      }
    expect(costly).toEqual([])
  })

  test.each(all)('one record of $name is read by id or slug in one query, by an index', async (resource) => {
    type Read = (reader: Reader, context: ReadContext) => Promise<unknown>
    const reads: Read[] = [(reader, context) => reader.read(context, 7, VISITORS)]
    if (resource.fields.slug) reads.push((reader, context) => reader.readBySlug(context, 's-7', VISITORS))
    for (const read of reads) {
      const plans: Plan[] = []
      await read(readerOf(resource), contextWith(explainQueries(dialect, plans)))
      expect(lookUps[dialect](plans)).toEqual([expect.stringMatching(/\b(id|slug) ?=|rowid=/)])
    }
  })

  test.each(all)('rows of $name with flags are counted in an index', async (resource) => {
    const costly: string[] = []
    const queries = queriesOf(resource).filter(({ sort }) => !sort)
    for (const { filter } of queries) {
      const plans: Plan[] = []
      await readerOf(resource).count(contextWith(explainQueries(dialect, plans, { rows: ONE })), filter)
      costly.push(...costlySteps[dialect](plans))
    }
    expect(costly).toEqual([])
  })

  test.each(all)('rows of $name with a value are found by the index of that value', async (resource) => {
    const costly: string[] = []
    for (const name of filteredOf(resource))
      for (const isOpen of [true, false]) {
        const filter = { [name]: valueIn(resource, name, 7) }
        const key = snakeCase(sortColumnOf(resource.fields, name))
        // Lookups by id are allowed too; due posts that are not yet marked are few.
        const isAided = new RegExp(`\\b${key} ?=|\\bid = |rowid=|publish_at`)
        const steps = lookUps[dialect](await explained(resource, { filter, range: [0, 24] }, isOpen))
        expect(steps.length).toBeGreaterThan(0)
        costly.push(...steps.filter((step) => !isAided.test(step)).map((step) => `${name}: ${step}`))
      }
    expect(costly).toEqual([])
  })

  test.each(all)('searches in $name use the trigram index', async (resource) => {
    const name = listsOf(resource).table
    const found = await database.db.transaction().execute(async (trx) => {
      if (dialect === 'sqlite')
        return sql<Plan>`explain query plan select rowid from ${sql.table(`${name}Trigrams`)}
          where ${sql.ref(`${name}Trigrams`)} match 'abc'`.execute(trx)
      // With so few rows a sequential scan may be as fast.
      await sql`set local enable_seqscan = off`.execute(trx)
      return sql<Plan>`explain (format json) select id from ${sql.table(name)}
        where search_text like '%qxz%' escape '\\'`.execute(trx)
    })
    expect(JSON.stringify(found.rows)).toMatch(/VIRTUAL TABLE INDEX|_by_trigrams/)
  })
})
