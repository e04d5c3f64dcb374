import { expressionBuilder, sql } from 'kysely'
import type { SearchKind } from '../../../contract/api/searchCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import { FIRST_LOCALE, SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { type PagePath, paths, pathTo } from '../../../contract/domain/paths.ts'
import { inEnglish, isSame, type StoredTranslation } from '../../../contract/domain/translationState.ts'
import type { AssistantTexts } from '../../../contract/i18n/site/assistant.ts'
import { assistantTexts } from '../../../contract/i18n/site/assistantEnglish.ts'
import { pageNames } from '../../../contract/i18n/site/pageNames.ts'
import { privacy as privacyTurkish } from '../../../contract/i18n/site/privacy.ts'
import privacyEnglish from '../../../contract/i18n/site/privacyEnglish.ts'
import { pages } from '../../../contract/resources/pages.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { type Fields, slugFieldOf, titleFieldOf } from '../../../contract/schema/fields.ts'
import type { FieldOf, Kind } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Singleton } from '../../../contract/schema/singleton.ts'
import { specNameOf } from '../../../contract/schema/values.ts'
import { about } from '../../../contract/singletons/about.ts'
import { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import { contactPage } from '../../../contract/singletons/contactPage.ts'
import { home } from '../../../contract/singletons/home.ts'
import { blogPage, productsPage, referencesPage, servicesPage } from '../../../contract/singletons/listPages.ts'
import { privacy } from '../../../contract/singletons/privacy.ts'
import { inForceAt } from '../../../contract/singletons/privacyVersions.ts'
import { sustainability } from '../../../contract/singletons/sustainability.ts'
import { type Values, VISITORS } from '../../content/resources/context.ts'
import type { Hooks } from '../../content/resources/hooks.ts'
import type { Condition } from '../../content/resources/readList.ts'
import { visibleTo } from '../../content/resources/rows.ts'
import { type AnyTables, decodeRow } from '../../platform/db/columns.ts'

/** Document of the search index: a page of the site in one language. */
export interface SearchDocument {
  title: string
  url: string
  /** Additional terms for the assistant, which the page does not contain. */
  keywords: string
  passages: Passage[]
}

/** A few paragraphs under one heading, as plain text. Paragraphs are separated by an empty line. */
export interface Passage {
  heading: string
  text: string
}

interface DocumentSource {
  /** Value of `searchDocuments.source`. */
  name: string
  /** Kind of its results in the site's search; absent if only the assistant reads the documents. */
  kind?: SearchKind
  /** The assistant answers from its documents. */
  isForAssistant: boolean
}

/** Source with a document for each record of a resource, with the record's id. */
export interface RecordSource extends DocumentSource {
  table: string
  /** The values of a stored row. */
  decode(row: Values): Values
  /** Undefined if the record has no page in this language. */
  documentOf(values: Values, locale: Locale): SearchDocument | undefined
  /** Condition on the table's rows: the indexed row, if visitors see it now. */
  visible(hooks: Record<string, Hooks>, now: Date, locale: Locale): Condition
}

/** Source with one document, whose `recordId` is 0: a page made of singletons. */
export interface PageSource extends DocumentSource {
  singletons: readonly Singleton[]
  /** From the values that visitors see, in the order of the singletons; undefined if the page does not exist. */
  documentOf(values: readonly (Values | undefined)[], context: PageContext): SearchDocument | undefined
}

export interface PageContext {
  locale: Locale
  timeZone: string
  now: Date
}

/** Resources that are not listed here (settings, messages, accounts) are never indexed. */
export const recordSources: readonly RecordSource[] = [
  recordSource(products, paths.product, 'products', ({ products }) => products.keywords),
  recordSource(services, paths.service, 'services', ({ services }) => services.keywords),
  recordSource(posts, paths.post, 'blog', ({ posts }) => posts.keywords),
  recordSource(pages, paths.ownPage, 'pages', () => ''),
]

/** Terms for the assistant besides a page's own text, among its texts about pages. */
type Keywords = (pages: AssistantTexts['pages']) => string

/** The assistant's texts about pages, in the language of documents. */
const assistantPages = (locale: Locale) => assistantTexts[locale].pages

/** A resource with a page for each record. */
function recordSource(resource: Resource, path: PagePath, kind: SearchKind, keywords: Keywords): RecordSource {
  const { name, fields } = resource
  const [title, slug] = [titleFieldOf(resource), slugFieldOf(resource)!]
  const searched = Object.keys(fields).filter(
    (field) => field !== title && (fields[field]!.searched || fields[field]!.kind === 'specs'),
  )
  const eb = expressionBuilder<AnyTables, string>()
  return {
    name,
    kind,
    isForAssistant: true,
    table: name,
    decode: (row) => decodeRow(fields, row),
    documentOf(stored, locale) {
      if (locale !== FIRST_LOCALE && !stored.isInEnglish) return undefined
      const values = locale === FIRST_LOCALE ? stored : inEnglishOnly(fields, stored)
      return {
        title: String(values[title]),
        url: pathTo(path, locale, { slug: String(values[slug]) }),
        keywords: keywords(assistantPages(locale)),
        passages: passagesOf(textsOf(fields, values, searched)),
      }
    },
    visible: (hooks, now, locale) =>
      eb.and([
        eb('id', '=', sql.ref('searchDocuments.recordId')),
        visibleTo({ ...VISITORS, ...(locale !== FIRST_LOCALE && { locale }) }, resource, hooks[name] ?? {}, now),
      ]),
  }
}

/** The English values of a record, without those that its English page shows in Turkish. */
function inEnglishOnly(fields: Fields, stored: Values): Values {
  const { fallback = [], ...values } = inEnglish<Values>(
    fields,
    stored,
    (stored.translation ?? {}) as StoredTranslation,
  )
  const english = Object.entries(values).filter(([name]) => !(fallback as string[]).includes(name))
  return { ...Object.fromEntries(english), slug: ((stored[SECOND_FIELD] ?? {}) as Values).slug ?? stored.slug }
}

const privacyTexts = { tr: privacyTurkish, en: privacyEnglish }

export const pageSources: readonly PageSource[] = [
  pageSource({
    singletons: [home],
    path: paths.home,
    documentOf: ([values], { locale }) => ({
      title: String(values.title || pageNames[locale].home),
      texts: textsOf(home.fields, values, Object.keys(home.fields).slice(1)),
    }),
  }),
  ...(
    [
      [productsPage, 'products'],
      [servicesPage, 'services'],
      [referencesPage, 'references'],
      [blogPage, 'blog'],
    ] as const
  ).map(([page, title]) =>
    pageSource({
      singletons: [page],
      path: paths[title],
      documentOf: ([values], { locale }) => ({
        title: pageNames[locale][title],
        texts: textsOf(page.fields, values, ['lead']),
      }),
    }),
  ),
  pageSource({
    singletons: [about],
    path: paths.about,
    isForAssistant: true,
    keywords: ({ about }) => about.keywords,
    documentOf: ([values], { locale }) => ({
      title: assistantPages(locale).about.title,
      texts: aboutPassages(values, locale),
    }),
  }),
  // The assistant's contact page has only what was entered.
  pageSource({
    singletons: [contactInfo],
    path: paths.contact,
    kind: null,
    isForAssistant: true,
    keywords: ({ contact }) => contact.keywords,
    documentOf: ([values], { locale }) => {
      const texts = assistantPages(locale).contact
      return { title: texts.title, texts: contactPassages(values, texts) }
    },
  }),
  pageSource({
    singletons: [contactPage, contactInfo],
    path: paths.contact,
    documentOf: ([texts, { phoneNumber, emailAddress, addressText }], { locale }) => ({
      title: pageNames[locale].contact,
      texts: [
        { heading: String(texts.title ?? ''), text: [texts.lead, texts.nextStep].filter(Boolean).join('\n\n') },
        { heading: '', text: [phoneNumber, emailAddress, addressText].filter(Boolean).join('\n') },
      ],
    }),
  }),
  pageSource({
    singletons: [sustainability],
    path: paths.sustainability,
    documentOf: ([values], { locale }) => ({
      title: pageNames[locale].sustainability,
      texts: textsOf(sustainability.fields, values),
    }),
  }),
  pageSource({
    singletons: [privacy],
    path: paths.privacy,
    documentOf: ([values], { locale, now, timeZone }) => {
      const versions = (values.versions ?? []) as { date: string; text: string }[]
      const { title, lead } = privacyTexts[locale]
      const texts = sectionsOf(inForceAt(versions, now, timeZone)?.text)
      return { title, texts: [{ heading: pageNames[locale].privacy, text: lead }, ...texts] }
    },
  }),
]

interface PageOptions {
  /** The first one's key is the name of the source and the id of the page. */
  singletons: readonly [Singleton, ...Singleton[]]
  path: PagePath
  /** By default `pages`; null for documents of the assistant alone. */
  kind?: null
  isForAssistant?: boolean
  keywords?: Keywords
  /** From values in the document's language; of singletons that visitors do not have there are none. */
  documentOf(values: [Values, Values], context: PageContext): { title: string; texts: Passage[] }
}

function pageSource(options: PageOptions): PageSource {
  const { singletons, path, kind, isForAssistant = false, keywords = () => '' } = options
  return {
    name: singletons[0].key,
    ...(kind === undefined && { kind: 'pages' as const }),
    isForAssistant,
    singletons,
    documentOf(values, context) {
      const [first, second = {}] = values.map((each) => each && inLocale(each, context.locale))
      if (!first || !Object.keys(first).length) return undefined
      const { title, texts } = options.documentOf([first, second], context)
      return {
        title,
        url: pathTo(path, context.locale),
        keywords: keywords(assistantPages(context.locale)),
        passages: passagesOf(texts.filter(({ heading, text }) => heading || text)),
      }
    },
  }
}

/** The values in a language: in English those that have been translated, and what is the same in both languages. */
function inLocale(values: Values, locale: Locale): Values {
  if (locale === FIRST_LOCALE) return values
  const states = (values.translation ?? {}) as StoredTranslation
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (IN_EVERY_LOCALE.has(name) || isSame(states[name])) return [[name, value]]
    return Array.isArray(value) ? [[name, (value as Values[]).map((item) => inLocale(item, locale))]] : []
  })
  const english = Object.entries((values[SECOND_FIELD] ?? {}) as Values).filter(([, value]) => value)
  return Object.fromEntries([...entries, ...english])
}

const IN_EVERY_LOCALE: ReadonlySet<string> = new Set(['phoneNumber', 'emailAddress', 'date'])

/** Texts of these fields, by default all, in the order of their declaration. */
const textsOf = (fields: Fields, values: Values, names = Object.keys(fields)): Passage[] =>
  names.flatMap((name) =>
    // Values have their field's type, which a table by type cannot express.
    values[name] ? (passagesIn[fields[name]!.kind]?.(values[name] as never, fields[name] as never) ?? []) : [],
  )

function aboutPassages(values: Values, locale: Locale): Passage[] {
  const { title, subtitle, mainText, missionTitle, missionText, visionTitle, visionText } = values as Record<
    string,
    string | null
  >
  const { mission, vision } = assistantPages(locale).about
  return [
    { heading: title ?? '', text: [subtitle, mainText].filter(Boolean).join('\n\n') },
    { heading: missionTitle || mission, text: missionText ?? '' },
    { heading: visionTitle || vision, text: visionText ?? '' },
  ].filter(({ text }) => text)
}

/** Public fields only. */
function contactPassages(
  { phoneNumber, emailAddress, addressText }: Values,
  { phone, email, address, form }: AssistantTexts['pages']['contact'],
): Passage[] {
  const facts = [
    [phone, phoneNumber],
    [email, emailAddress],
    [address, addressText],
  ]
  const lines = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}.`)
  return [{ heading: '', text: [...lines, form].join('\n') }]
}

/** Text of a field by its kind; fields of other kinds are not indexed. */
const passagesIn: Partial<Record<Kind, (value: never, field: never) => Passage[]>> = {
  text: (text: string) => [{ heading: '', text }],
  longText: (text: string) => [{ heading: '', text }],
  markdown: sectionsOf,
  // Of each item, such as a question and its answer, the first text is the heading.
  items: (items: Values[], { fields }: FieldOf<'items'>) =>
    items.map((item) => {
      const names = Object.keys(fields).filter(
        (name) => fields[name]!.kind === 'text' || fields[name]!.kind === 'longText',
      )
      const [heading = '', ...texts] = names.map((name) => item[name]).filter((text) => typeof text === 'string')
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

/** Sections of Markdown under their headings. */
function sectionsOf(markdown = ''): Passage[] {
  return markdown.split(/^(?=#{1,2} )/m).map((part) => {
    const [, heading = '', text = ''] = /^(?:#{1,2} +(.*)\n?)?([\s\S]*)$/.exec(part)!
    return { heading: heading.trim(), text: text.replaceAll('**', '').trim() }
  })
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
