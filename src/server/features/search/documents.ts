import { expressionBuilder, sql } from 'kysely'
import { assistant } from '../../../contract/i18n/site/assistant.ts'
import { pages } from '../../../contract/resources/pages.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { slugFieldOf, titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Kind } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { specNameOf } from '../../../contract/schema/values.ts'
import { about } from '../../../contract/singletons/about.ts'
import { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import { type Values, VISITORS } from '../../content/resources/context.ts'
import type { Hooks } from '../../content/resources/hooks.ts'
import { visibleTo } from '../../content/resources/listOfRecords.ts'
import type { Condition } from '../../content/resources/readList.ts'
import { decodeContent, SINGLETONS } from '../../content/singletons/singletonRepository.ts'
import { type AnyTables, decodeRow } from '../../platform/db/columns.ts'

/** Document of the search index: a page of the site. */
export interface SearchDocument {
  title: string
  url: string
  /** Additional search terms that the page does not contain. */
  keywords: string
  passages: Passage[]
}

/** A few paragraphs under one heading, as plain text. Paragraphs are separated by an empty line. */
export interface Passage {
  heading: string
  text: string
}

/** Source of documents: a resource's table, or one singleton. */
export interface Source {
  /** Value of `searchDocuments.source`. */
  name: string
  table: string
  /** Column that identifies a row; for a singleton, its key. */
  key: 'id' | 'key'
  /** The values of a stored row. */
  decode(row: Values): Values
  documentOf(values: Values): SearchDocument
  /** Condition on the source's rows: the indexed row, if visitors see it now. */
  visible(hooks: Record<string, Hooks>, now: Date): Condition
}

/** Everything that is indexed. Resources that are not listed here (settings, messages, accounts) are never indexed. */
export const sources: readonly Source[] = [
  resourceSource(products, assistant.pages.products),
  resourceSource(services, assistant.pages.services),
  resourceSource(posts, assistant.pages.posts),
  resourceSource(pages, { keywords: '' }),
  singletonSource(about, assistant.pages.about, aboutPassages),
  singletonSource(contactInfo, assistant.pages.contact, contactPassages),
]

/** A resource with a page for each record. */
function resourceSource(resource: Resource, { keywords }: { keywords: string }): Source {
  const { name, fields, page } = resource
  const [title, slug] = [titleFieldOf(resource), slugFieldOf(resource)!]
  const searched = Object.keys(fields).filter(
    (field) => field !== title && (fields[field]!.searched || fields[field]!.kind === 'specs'),
  )
  const eb = expressionBuilder<AnyTables, string>()
  return {
    name,
    table: name,
    key: 'id',
    decode: (row) => decodeRow(fields, row),
    documentOf: (values) => ({
      title: String(values[title]),
      url: `${page}/${values[slug]}`,
      keywords,
      passages: passagesOf(
        searched.flatMap((field) =>
          // Values have their field's type, which a table by type cannot express.
          values[field] ? (passagesIn[fields[field]!.kind]?.(values[field] as never) ?? []) : [],
        ),
      ),
    }),
    visible: (hooks, now) =>
      eb.and([
        eb('id', '=', sql.ref('searchDocuments.recordId')),
        visibleTo(VISITORS, resource, hooks[name] ?? {}, now),
      ]),
  }
}

/** A singleton with a page. */
function singletonSource(
  { key, fields, page }: Singleton,
  { title, keywords }: { title: string; keywords: string },
  passages: (values: Values) => Passage[],
): Source {
  return {
    name: key,
    table: SINGLETONS,
    key: 'key',
    decode: (row) => decodeContent(fields, JSON.parse(String(row.data)) as Values),
    documentOf: (values) => ({ title, url: page!, keywords, passages: passagesOf(passages(values)) }),
    visible: () => expressionBuilder<AnyTables, string>()('key', '=', key),
  }
}

function aboutPassages(values: Values): Passage[] {
  const { title, subtitle, mainText, missionTitle, missionText, visionTitle, visionText } = values as Record<
    string,
    string | null
  >
  return [
    { heading: title ?? '', text: [subtitle, mainText].filter(Boolean).join('\n\n') },
    { heading: missionTitle || assistant.pages.about.mission, text: missionText ?? '' },
    { heading: visionTitle || assistant.pages.about.vision, text: visionText ?? '' },
  ].filter(({ text }) => text)
}

/** Public fields only. */
function contactPassages({ phoneNumber, emailAddress, addressText }: Values): Passage[] {
  const { phone, email, address, form } = assistant.pages.contact
  const facts = [
    [phone, phoneNumber],
    [email, emailAddress],
    [address, addressText],
  ]
  const lines = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}.`)
  return [{ heading: '', text: [...lines, form].join('\n') }]
}

/** Text of a field by its kind; fields of other kinds are not indexed. */
const passagesIn: Partial<Record<Kind, (value: never) => Passage[]>> = {
  text: (text: string) => [{ heading: '', text }],
  longText: (text: string) => [{ heading: '', text }],
  markdown: (markdown: string) =>
    markdown.split(/^(?=#{1,2} )/m).map((part) => {
      const [, heading = '', text = ''] = /^(?:#{1,2} +(.*)\n?)?([\s\S]*)$/.exec(part)!
      return { heading: heading.trim(), text: text.replaceAll('**', '').trim() }
    }),
  // Of each item, such as a question and its answer, the first text is the heading.
  items: (items: Record<string, unknown>[]) =>
    items.map((item) => {
      const [heading = '', ...texts] = Object.values(item).filter((value) => typeof value === 'string')
      return { heading, text: texts.join(' ') }
    }),
  specs: (specs: Record<string, string>) => [
    {
      heading: '',
      text: Object.entries(specs)
        .map(([key, value]) => `${specNameOf(key)}: ${value}.`)
        .join('\n'),
    },
  ],
}

/** Maximum length of a passage in characters. */
const LONGEST = 900
const PIECES = new RegExp(`[\\s\\S]{1,${LONGEST}}(?=\\s|$)|[\\s\\S]{1,${LONGEST}}`, 'g')

/** Splits sections at paragraphs, or at words if a paragraph is too long. */
function passagesOf(sections: readonly Passage[]): Passage[] {
  return sections.flatMap(({ heading, text }) => {
    const pieces = text.split(/\n{2,}/).flatMap((paragraph) => paragraph.match(PIECES) ?? [])
    const texts: string[] = []
    for (const piece of pieces.map((piece) => piece.trim()).filter(Boolean)) {
      const last = texts.at(-1)
      if (last !== undefined && last.length + piece.length < LONGEST) texts[texts.length - 1] = `${last}\n\n${piece}`
      else texts.push(piece)
    }
    return (texts.length || !heading ? texts : ['']).map((text) => ({ heading, text }))
  })
}

const HEADING = '## '
const SEPARATOR = '\f'

/** Serializes passages for `searchDocuments.text`, and parses them. */
export const joinPassages = (passages: readonly Passage[]): string =>
  passages
    .map(({ heading, text }) => (heading ? `${HEADING}${heading}\n${text}` : text).replaceAll(SEPARATOR, ' '))
    .join(SEPARATOR)

export const splitPassages = (text: string): Passage[] =>
  text.split(SEPARATOR).map((passage) => {
    if (!passage.startsWith(HEADING)) return { heading: '', text: passage }
    const [heading = '', ...lines] = passage.slice(HEADING.length).split('\n')
    return { heading, text: lines.join('\n') }
  })
