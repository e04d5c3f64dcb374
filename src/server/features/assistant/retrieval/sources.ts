import { expressionBuilder, sql } from 'kysely'
import { assistant } from '../../../../contract/i18n/site/assistant.ts'
import { posts } from '../../../../contract/resources/posts/posts.ts'
import { products } from '../../../../contract/resources/products/products.ts'
import { services } from '../../../../contract/resources/services/services.ts'
import { slugFieldOf, titleFieldOf } from '../../../../contract/schema/fields.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import type { Singleton } from '../../../../contract/schema/singleton.ts'
import { about } from '../../../../contract/singletons/about/about.ts'
import { contactInfo } from '../../../../contract/singletons/contactInfo/contactInfo.ts'
import type { Condition } from '../../../content/resources/listStatement.ts'
import { countRows } from '../../../content/resources/readList.ts'
import type { Values } from '../../../content/resources/row.ts'
import { type Rules, VISITORS } from '../../../content/resources/rules.ts'
import { visibleTo } from '../../../content/resources/visibleTo.ts'
import { type Content, TABLE as PAGE_CONTENT, readSingleton } from '../../../content/singletons/singletonReader.ts'
import { decodeRow } from '../../../platform/db/columns.ts'
import { type AnyTables, anyTable, type Db } from '../../../platform/db/tables.ts'
import { type Section, sectionsOf } from './sections.ts'

/** What a page of the site says: the words that it is found by, and that an answer may quote. */
export interface Document {
  /** The record's id; 0 for a singleton. */
  id: number
  title: string
  url: string
  /** Words that people ask with and the page does not use. */
  keywords: string
  sections: Section[]
}

/** Something that visitors can read, page by page. */
export interface Source {
  /** Unique among sources. */
  name: string
  /** The table that it rests on. */
  table: string
  /** The next records after an id, in the order of theirs. */
  idsAfter(db: Db, id: number, most: number): Promise<number[]>
  documents(db: Db, ids: readonly number[]): Promise<Document[]>
  /** How many of its records visitors see at this moment. */
  count(db: Db, now: Date): Promise<number>
  /** Which row of its table, if visitors see it at this moment, a row of `passages` belongs to. */
  visible(now: Date): Condition
}

/** Everything that the assistant knows of. Whatever is not here (settings, messages, accounts) it never hears of. */
export const sourcesOf = (rules: Record<string, Rules>): Source[] => [
  ...(
    [
      [products, assistant.pages.products],
      [services, assistant.pages.services],
      [posts, assistant.pages.posts],
    ] as const
  ).map(([resource, { keywords }]) =>
    sourceOfResource(resource, { path: resource.page, keywords }, rules[resource.name]),
  ),
  sourceOfSingleton(about, about.page, assistant.pages.about, aboutSections),
  sourceOfSingleton(contactInfo, contactInfo.page, assistant.pages.contact, contactSections),
]

const eb = expressionBuilder<AnyTables, string>()

/** A resource whose records have a page each, found by their slug below this path. */
function sourceOfResource(
  resource: Resource,
  { path, keywords }: { path: string; keywords: string },
  rules: Rules = {},
): Source {
  const { name: table, fields } = resource
  const visible = (now: Date) => visibleTo(VISITORS, resource, rules, now)
  const [title, slug] = [titleFieldOf(resource), slugFieldOf(resource)!]
  const told = Object.keys(fields).filter(
    (name) => name !== title && (fields[name]!.searched || fields[name]!.kind === 'specs'),
  )
  const sectionsIn = (row: Values) =>
    told.flatMap((name) => (row[name] ? (sectionsOf[fields[name]!.kind]?.(row[name] as never) ?? []) : []))
  return {
    name: table,
    table,
    async idsAfter(db, id, most) {
      const rows = await anyTable(db)
        .selectFrom(table)
        .select('id')
        .where('id', '>', id)
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map((row) => Number(row.id))
    },
    async documents(db, ids) {
      const rows = await anyTable(db).selectFrom(table).selectAll().where('id', 'in', ids).execute()
      return rows
        .map((stored) => decodeRow(fields, stored))
        .map((row) => ({
          id: Number(row.id),
          title: String(row[title]),
          url: `${path}/${row[slug]}`,
          keywords,
          sections: sectionsIn(row),
        }))
    },
    count: (db, now) => countRows(anyTable(db), { table, where: [visible(now)] }),
    visible: (now) => eb.and([eb('id', '=', sql.ref('passages.recordId')), visible(now)]),
  }
}

/** A singleton with a page of its own. */
function sourceOfSingleton(
  singleton: Singleton,
  url: string,
  { title, keywords }: { title: string; keywords: string },
  sectionsIn: (content: Content) => Section[],
): Source {
  return {
    name: singleton.key,
    table: PAGE_CONTENT,
    idsAfter: async (_, id) => (id < 0 ? [0] : []),
    async documents(db) {
      const content = await readSingleton(db, singleton)
      return content ? [{ id: 0, title, url, keywords, sections: sectionsIn(content) }] : []
    },
    count: async (db) => ((await readSingleton(db, singleton)) ? 1 : 0),
    visible: () => eb('key', '=', singleton.key),
  }
}

function aboutSections(content: Content): Section[] {
  const { title, subtitle, mainText, missionTitle, missionText, visionTitle, visionText } = content as Record<
    string,
    string | null
  >
  return [
    { heading: title ?? '', text: [subtitle, mainText].filter(Boolean).join('\n\n') },
    { heading: missionTitle || assistant.pages.about.mission, text: missionText ?? '' },
    { heading: visionTitle || assistant.pages.about.vision, text: visionText ?? '' },
  ].filter(({ text }) => text)
}

/** Only what visitors see: the administrator's fields are not named here. */
function contactSections({ phoneNumber, emailAddress, addressText }: Content): Section[] {
  const { phone, email, address, form } = assistant.pages.contact
  const facts = [
    [phone, phoneNumber],
    [email, emailAddress],
    [address, addressText],
  ]
  const lines = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}.`)
  return [{ heading: '', text: [...lines, form].join('\n') }]
}
