import type { ChatReply } from '../../../contract/api/chatCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import type { Brand } from '../../../contract/domain/brand.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import { resourceTexts } from '../../../contract/i18n/admin/resources.ts'
import type { AssistantTexts } from '../../../contract/i18n/site/assistant.ts'
import { assistantTexts } from '../../../contract/i18n/site/assistantEnglish.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { about } from '../../../contract/singletons/about.ts'
import type { SingletonOrDefaults } from '../../content/singletons/singletonRepository.ts'
import { type Found, type FoundPage, type Language, type Search, type Term, weightIn } from '../search/index.ts'
import { intentsIn } from './intents.ts'
import type { Fact, Intent } from './intentWords.ts'

export interface Reply extends ChatReply {
  role: 'model'
}

export const replyWith = (content: string, sources: ChatReply['sources'] = []): Reply => ({
  role: 'model',
  content,
  ...(sources.length && { sources: sources.map(({ title, url }) => ({ title, url })) }),
})

/** Dependencies of the answers in one language. */
export interface AnswerContext {
  search: Search
  /** Reads contact-info, with its texts in that language. */
  readContact: () => Promise<SingletonOrDefaults | undefined>
  readBrand: () => Promise<Brand>
}

/** Maximum numbers: titles in a list of examples and in an overview, and sources of an answer. */
const EXAMPLES = 3
const NAMED = 8
const SOURCES = 3
/** Relevance threshold of a further page: its coverage of the question as a share of the best page's. */
const ALSO_COVERAGE = 0.8
/** Pages with less coverage may be about another topic. */
const SURE = 0.85

/** Answers from the site's own texts, in the language of the search, without a language model. */
export function createSiteAnswers({ search, readContact, readBrand }: AnswerContext) {
  const { language } = search
  const { pages: pageTexts, replies } = assistantTexts[language.locale]
  const { intentOf, asksForDealings, asksForProducts, asksForFact } = intentsIn[language.locale]
  /** The page with the contact form. */
  const contactPage = { title: pageTexts.contact.title, url: pathTo(paths.contact, language.locale) }

  const topics = async () => (await search.list(services.name, EXAMPLES)).map(({ title }) => title)

  const overview = (resource: typeof products | typeof services) => async (): Promise<Reply> => {
    const { name: source } = resource
    const url = pathTo(source === products.name ? paths.products : paths.services, language.locale)
    const pages = await search.list(source, NAMED)
    const { ours } = pageTexts[source]
    const { many: title } = resourceTexts(resource, language.locale)
    if (!pages.length) return nothing()
    const titles = pages.map((page) => page.title)
    const count = pages.length < NAMED ? pages.length : await search.count(source)
    const content = count > titles.length ? replies.overviewOfSome(ours, titles, count) : replies.overview(ours, titles)
    return replyWith(content, [{ title, url }])
  }

  const nothing = async (): Promise<Reply> => replyWith(replies.nothing(await topics()), [contactPage])

  /** Adds a next step: the contact page for prices and the like, or products that an unsure answer may have missed. */
  const withNextStep = async (question: string, pages: readonly Named[], reply: Reply): Promise<Reply> => {
    const { content, sources = [] } = reply
    if (asksForDealings(question)) return replyWith([content, replies.dealings].join('\n\n'), withContact(sources))
    if ((pages[0]?.coverage ?? 0) >= SURE || !asksForProducts(question)) return reply
    const near = pages.filter(({ url }) => url.startsWith(`${pathTo(paths.products, language.locale)}/`))
    const newest = without(await search.list(products.name, EXAMPLES), ...near)
    const perhaps = [...near, ...newest].slice(0, EXAMPLES)
    if (!perhaps.length) return reply
    const titles = perhaps.map(({ title }) => title)
    return replyWith([content, replies.perhaps(titles)].join('\n\n'), [...without(sources, ...perhaps), ...perhaps])
  }

  /** Sources of an answer, ending with the contact page. */
  const withContact = (sources: Reply['sources'] = []) => [...without(sources, contactPage), contactPage]

  /** The published contact facts that a message asks for; all of them if it asks for none. */
  const contactFacts = async (message: string): Promise<string> => {
    const content = await readContact()
    const named = FACTS.filter(({ field }) => asksForFact[field](message))
    const lines = (named.length ? named : FACTS).flatMap(({ field, sentence, missing }) => {
      const value = content?.[field]
      return value ? [replies[sentence](String(value))] : named.length ? [replies[missing]] : []
    })
    return [...lines, lines.length ? replies.alsoForm : replies.form].join('\n')
  }

  const keySentencesOf = (passages: FoundPage['passages'], terms: readonly Term[], limit?: number) =>
    keySentencesIn(passages, { terms, language, limit })

  const handlers: Record<Intent, (question: string) => Promise<Reply>> = {
    contact: async (question) => replyWith(await contactFacts(question), [contactPage]),
    dealings: async () => replyWith([replies.dealings, await contactFacts('')].join('\n'), [contactPage]),
    products: overview(products),
    services: overview(services),
    self: async () => {
      const [pages, { assistantName, name }] = await Promise.all([search.list(about.key, 1), readBrand()])
      return replyWith(replies.self(assistantName, name), pages)
    },
    thanks: async () => replyWith(replies.thanks),
    farewell: async () => replyWith(replies.farewell),
    greeting: async () => replyWith(replies.greeting((await readBrand()).assistantName, await topics())),
  }

  return {
    /** Answers greetings, contact facts and overviews; undefined for any other question. */
    async atOnce(question: string): Promise<Reply | undefined> {
      const { name, assistantName } = await readBrand()
      const intent = intentOf(question, `${name} ${assistantName}`)
      return intent && handlers[intent](question)
    },

    /** Quotes the key sentences of the best pages after an introduction: `why`, or how well the pages match. */
    async quote(question: string, { pages, terms }: Pick<Found, 'pages' | 'terms'>, why?: string): Promise<Reply> {
      const [best, ...others] = pages
      if (!best) return asksForDealings(question) ? handlers.dealings(question) : nothing()
      const isUnsure = best.coverage < SURE
      const also = others.filter(({ coverage }) => coverage >= best.coverage * ALSO_COVERAGE).slice(0, SOURCES - 1)
      const paragraphs = [
        why ?? (isUnsure ? replies.unsure : replies.found),
        keySentencesOf(best.passages, terms),
        ...also
          .slice(0, isUnsure ? 0 : 1)
          .map(({ title, passages }) => replies.also(title, keySentencesOf(passages, terms, 1))),
      ]
      return withNextStep(question, pages, replyWith(paragraphs.join('\n\n'), [best, ...also]))
    },

    withNextStep,
    withContact,
    replies,
  }
}

type Named = Pick<FoundPage, 'title' | 'url' | 'coverage'>

const without = <P extends { url: string }>(pages: readonly P[], ...named: readonly { url: string }[]): P[] =>
  pages.filter((page) => !named.some(({ url }) => url === page.url))

const FACTS = [
  { field: 'phoneNumber', sentence: 'phone', missing: 'noPhone' },
  { field: 'emailAddress', sentence: 'email', missing: 'noEmail' },
  { field: 'addressText', sentence: 'address', missing: 'noAddress' },
] as const satisfies readonly {
  field: Fact
  sentence: keyof AssistantTexts['replies']
  missing: keyof AssistantTexts['replies']
}[]

interface KeySentences {
  terms: readonly Term[]
  language: Language
  /** Number of sentences. */
  limit?: number | undefined
}

/** Limits of a quote: sentences and characters. */
const SENTENCES = 3
const QUOTE_LENGTH = 600
/** Minimum weight of a sentence as a share of the best sentence's. */
const LEAST_SHARE = 0.5
/** Weight factors of a question, and of a sentence in a later passage. */
const QUESTION = 0.6
const LATER_PASSAGES = 0.8

/** The sentences with most terms of the question, in the order of the page; empty only if the page is. */
function keySentencesIn(passages: FoundPage['passages'], { terms, language, limit = SENTENCES }: KeySentences): string {
  const all = passages.flatMap(({ text }, i) =>
    piecesOf(text, language).map((piece) => ({
      piece,
      weight: weightOf(piece, terms, language) * (i ? LATER_PASSAGES : 1),
    })),
  )
  const best = Math.max(0, ...all.map(({ weight }) => weight))
  const chosen = best
    ? all
        .filter(({ weight }) => weight >= best * LEAST_SHARE)
        .sort((a, b) => b.weight - a.weight)
        .slice(0, limit)
        .sort((a, b) => all.indexOf(a) - all.indexOf(b))
    : all.slice(0, 2)
  return shortened(chosen.map(({ piece }) => piece))
}

const IN_ADDRESSES = 'Mah|Mh|Cad|Cd|Sok|Sk|Bul|Blv|Apt|No|Kat'
const incompleteWith = (abbreviations: string) =>
  new RegExp(`[?:]$|(?:^|[\\s(])(?:${IN_ADDRESSES}|${abbreviations})\\.$`, 'u')

/** How texts are split, and sentence endings that need the next sentence: question mark, colon, abbreviation. */
const SENTENCE_RULES: Record<Locale, { segmenter: Intl.Segmenter; incomplete: RegExp }> = {
  tr: {
    segmenter: new Intl.Segmenter('tr', { granularity: 'sentence' }),
    incomplete: incompleteWith('Dr|Doç|Prof|Av|Müh|Öğr|Ltd|Şti|San|Tic|vb|vs|örn|bkz|yy|yakl|ort|maks|min'),
  },
  en: {
    segmenter: new Intl.Segmenter('en', { granularity: 'sentence' }),
    incomplete: incompleteWith('Dr|Prof|Mr|Mrs|Ms|St|Ave|Ltd|Inc|Co|vs|approx|ca|max|min|e\\.g|i\\.e'),
  },
}

/** Sentences, each together with the next one if it is incomplete. */
function piecesOf(text: string, { locale }: Language): string[] {
  const { segmenter, incomplete } = SENTENCE_RULES[locale]
  const pieces: string[] = []
  for (const line of text.split('\n'))
    for (const { segment } of segmenter.segment(line)) {
      const sentence = segment.trim()
      if (incomplete.test(pieces.at(-1) ?? '')) pieces[pieces.length - 1] += ` ${sentence}`
      else if (sentence) pieces.push(sentence)
    }
  return pieces
}

/** Weight of the question's terms in a sentence, damped by its length. */
function weightOf(sentence: string, terms: readonly Term[], language: Language): number {
  const { weight, length } = weightIn(sentence, terms, language)
  return ((sentence.includes('?') ? QUESTION : 1) * weight) / (1 + length / 30)
}

const shortened = (pieces: readonly string[]): string =>
  pieces.reduce(
    (text, piece) => (text && text.length + piece.length > QUOTE_LENGTH ? text : `${text} ${piece}`.trim()),
    '',
  )
