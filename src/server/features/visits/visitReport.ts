import { sql } from 'kysely'
import { MISSED_SEARCHES, VISIT_EVENTS } from '../../../contract/api/visitCalls.ts'
import type { MissedSearches, VisitReport } from '../../../contract/api/visits.ts'
import type { Locale } from '../../../contract/constants.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../contract/domain/csv.ts'
import { FIRST_LOCALE, SECOND_FIELD, SITE_LOCALES } from '../../../contract/domain/locales.ts'
import { MENU_PAGES } from '../../../contract/domain/menu.ts'
import { firstPath, paths, pathTo } from '../../../contract/domain/paths.ts'
import { countDays, daysAfter, type Period, periodUntil } from '../../../contract/domain/zones.ts'
import { pageNames } from '../../../contract/i18n/site/pageNames.ts'
import { search } from '../../../contract/i18n/site/search.ts'
import searchEnglish from '../../../contract/i18n/site/searchEnglish.ts'
import { slugFieldOf, titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { englishSlugsName } from '../../content/resources/slugs.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import { anyTable, decodeValue } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import { WHOLE_SITE } from './countVisit.ts'

interface ReportContext {
  db: Db
  resources: Readonly<Record<string, Resource>>
}

const total = sql<number>`sum(views)`
const periodCondition = ({ from, to }: Period) => sql<boolean>`day between ${from} and ${to}`

/** Reads the visits of a period. Views are the sums of rows; distinct visitors are stored for each day and page. */
export async function readVisitReport({ db, resources }: ReportContext, period: Period): Promise<VisitReport> {
  const views = db.selectFrom('visits').where(periodCondition(period))
  const visitors = db.selectFrom('visitors').where(periodCondition(period))
  const viewsOfDays = await views
    .select(['day', total.as('views')])
    .groupBy('day')
    .execute()
  const visitorsOfDays = await visitors.select(['day', 'visitors']).where('path', '=', WHOLE_SITE).execute()
  const viewsOfPages = await views
    .select(['path', total.as('views')])
    .groupBy('path')
    .orderBy(total, 'desc')
    .orderBy('path')
    .execute()
  const visitorsOfPages = await visitors
    .select(['path', sql<number>`sum(visitors)`.as('visitors')])
    .where('path', '!=', WHOLE_SITE)
    .groupBy('path')
    .execute()
  const viewsOn = new Map(viewsOfDays.map(({ day, views }) => [day, views]))
  const visitorsOn = new Map(visitorsOfDays.map(({ day, visitors }) => [day, visitors]))
  const visitorsOf = new Map(visitorsOfPages.map(({ path, visitors }) => [path, visitors]))
  const titleOf = await readTitles(
    { db, resources },
    viewsOfPages.map(({ path }) => path),
  )
  const events = await db
    .selectFrom('visitEvents')
    .select(['event', sql<number>`sum(count)`.as('count')])
    .where(periodCondition(period))
    .groupBy('event')
    .execute()
  return {
    days: daysOf(period).map((date) => ({ date, views: viewsOn.get(date) ?? 0, visitors: visitorsOn.get(date) ?? 0 })),
    pages: viewsOfPages.map(({ path, views }) => ({
      path,
      title: titleOf(path),
      views,
      visitors: visitorsOf.get(path) ?? 0,
    })),
    sources: await views
      .select(['host', total.as('views')])
      .groupBy('host')
      .orderBy(total, 'desc')
      .orderBy('host')
      .execute(),
    devices: await views
      .select(['device as kind', total.as('views')])
      .groupBy('device')
      .orderBy(total, 'desc')
      .orderBy('device')
      .execute(),
    events: VISIT_EVENTS.flatMap((event) => events.filter((row) => row.event === event)),
    before: await readTotals(db, periodBefore(period)),
  }
}

async function readTotals(db: Db, period: Period): Promise<VisitReport['before']> {
  const { views } = await db
    .selectFrom('visits')
    .select(sql<number | null>`sum(views)`.as('views'))
    .where(periodCondition(period))
    .executeTakeFirstOrThrow()
  const { visitors } = await db
    .selectFrom('visitors')
    .select(sql<number | null>`sum(visitors)`.as('visitors'))
    .where(periodCondition(period))
    .where('path', '=', WHOLE_SITE)
    .executeTakeFirstOrThrow()
  return { views: views ?? 0, visitors: visitors ?? 0 }
}

/** Searches of a period that found nothing, those of most visitors first. */
export function readMissedSearches(db: Db, period: Period): Promise<MissedSearches['searches']> {
  const visitors = sql<number>`sum(visitors)`
  return db
    .selectFrom('missedSearches')
    .select(['words', visitors.as('visitors')])
    .where(periodCondition(period))
    .groupBy('words')
    .orderBy(visitors, 'desc')
    .orderBy('words')
    .limit(MISSED_SEARCHES)
    .execute()
}

const daysOf = (period: Period): string[] =>
  Array.from({ length: countDays(period) }, (_, i) => daysAfter(period.from, i))

/** The period of the same length before. */
const periodBefore = (period: Period): Period => periodUntil(daysAfter(period.from, -1), countDays(period))

/** Titles of pages in their language: of fixed ones the name in the menu, of records their title. */
async function readTitles({ db, resources }: ReportContext, visited: readonly string[]) {
  const titles = new Map<string, string>(FIXED_TITLES)
  for (const resource of Object.values(resources)) {
    if (slugFieldOf(resource) === undefined || resource.page === undefined) continue
    for (const locale of SITE_LOCALES) {
      const prefix = `${listPathOf(resource.page, locale)}/`
      const slugs = visited.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
      const found = await queryInBatches(slugs, (batch) => titlesOf(db, resource, locale, batch))
      for (const { slug, title } of found) titles.set(prefix + slug, title)
    }
  }
  return (path: string) => titles.get(path) ?? path
}

/** The path of a resource's public list, whose path in the first language is `page`; empty at the root of the site. */
const listPathOf = (page: string, locale: Locale): string => {
  const path = Object.values(paths).find((each) => firstPath(each) === (page || '/'))!
  return pathTo(path, locale).replace(/\/$/, '')
}

/** Titles of records in a language, by their slugs in it: former ones first. */
async function titlesOf(db: Db, resource: Resource, locale: Locale, slugs: readonly string[]) {
  const { name, fields } = resource
  const [slugField, titleField] = [slugFieldOf(resource)!, titleFieldOf(resource)]
  const isFirst = locale === FIRST_LOCALE
  const rows = await anyTable(db)
    .selectFrom(name)
    .innerJoin('slugRedirects', 'slugRedirects.recordId', `${name}.id`)
    .select(['slugRedirects.slug as slug', `${name}.${titleField} as title`, `${name}.${SECOND_FIELD} as english`])
    .where('slugRedirects.resource', '=', isFirst ? name : englishSlugsName(resource))
    .where('slugRedirects.slug', 'in', slugs)
    .execute()
  const titles = rows.map(({ slug, title, english }) => {
    const values = decodeValue(fields, SECOND_FIELD, english) as Record<string, unknown> | null
    // A title that is the same in both languages is stored once.
    return { slug: String(slug), title: String((!isFirst && values?.[titleField]) || title) }
  })
  if (!isFirst) return titles
  const present = await anyTable(db)
    .selectFrom(name)
    .select([slugField, titleField])
    .where(slugField, 'in', slugs)
    .execute()
  return [...titles, ...present.map((row) => ({ slug: String(row[slugField]), title: String(row[titleField]) }))]
}

const searchTitles: Record<Locale, string> = { tr: search.title, en: searchEnglish.title }
const FIXED_TITLES = SITE_LOCALES.flatMap((locale): [path: string, title: string][] => [
  ...[...MENU_PAGES, 'home' as const, 'privacy' as const].map((name): [string, string] => [
    pathTo(paths[name], locale),
    pageNames[locale][name],
  ]),
  [pathTo(paths.search, locale), searchTitles[locale]],
])

const COLUMNS = ['list', 'date', 'path', 'title', 'host', 'device', 'event', 'views', 'visitors', 'count'] as const

/** The report as one table: the first column names the list that a row belongs to. */
export function csvOf({ days, pages, sources, devices, events, before }: VisitReport): string {
  const rows: Partial<Record<(typeof COLUMNS)[number], string | number>>[] = [
    ...days.map((row) => ({ list: 'days', ...row })),
    ...pages.map((row) => ({ list: 'pages', ...row })),
    ...sources.map((row) => ({ list: 'sources', ...row })),
    ...devices.map(({ kind, views }) => ({ list: 'devices', device: kind, views })),
    ...events.map((row) => ({ list: 'events', ...row })),
    { list: 'before', ...before },
  ]
  return BYTE_ORDER_MARK + csvLine(COLUMNS) + rows.map((row) => csvLine(COLUMNS.map((name) => row[name]))).join('')
}
