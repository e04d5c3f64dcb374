import { CONTACT_PAGE } from '../../../contract/api/contactCalls.ts'
import { resourceTexts } from '../../../contract/i18n/admin/resources.ts'
import { assistant } from '../../../contract/i18n/site/assistant.ts'
import { products } from '../../../contract/resources/products.ts'
import { services } from '../../../contract/resources/services.ts'
import { about } from '../../../contract/singletons/about.ts'
import type { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import type { Content } from '../../content/singletons/singletonRepository.ts'
import { type Found, type FoundPage, meaningsOf, type Search, stemsOf, vocabularyOf } from '../search/index.ts'
import { type Reply, replyWith } from './conversation.ts'
import { asksForDealings, asksForProducts, type Intent, intentOf } from './intents.ts'
import { keySentencesOf } from './quote.ts'

interface Ground {
  search: Search
  /** Of contact-info. */
  contact: { read: () => Promise<Content | undefined> }
  assistantName: string
  siteName: string
}

export type SiteAnswers = ReturnType<typeof createSiteAnswers>

const { replies } = assistant
/** Where people are to be had. */
const CONTACT = { title: assistant.pages.contact.title, url: CONTACT_PAGE }
/** Titles that are named as examples, and in an overview. */
const EXAMPLES = 3
const NAMED = 8
/** Pages that one answer names. */
const SOURCES = 3
/** Relevance threshold of a further page: its coverage of the question and its score, as shares of the best page's. */
const ALSO_COVERAGE = 0.8
const ALSO_SCORE = 0.7
/** A page that has less of the question than this may speak of something else. */
const SURE = 0.75

/** What is answered from the site alone, in its own words and without any model. */
export function createSiteAnswers({ search, contact, assistantName, siteName }: Ground) {
  const topics = async () => (await search.list(services.name, EXAMPLES)).map(({ title }) => title)

  const overview = (resource: typeof products | typeof services) => async (): Promise<Reply> => {
    const { name: source, page: url } = resource
    const pages = await search.list(source, NAMED)
    const { ours } = assistant.pages[source]
    const { many: title } = resourceTexts(resource, 'tr')
    if (!pages.length) return nothing()
    const titles = pages.map((page) => page.title)
    const count = pages.length < NAMED ? pages.length : await search.count(source)
    const content = count > titles.length ? replies.overviewOfSome(ours, titles, count) : replies.overview(ours, titles)
    return replyWith(content, [{ title, url }])
  }

  const nothing = async (): Promise<Reply> => replyWith(replies.nothing(await topics()), [CONTACT])

  /** An answer and a next step: people for prices and the like, products where the answer may miss the question. */
  const withWayOn = async (question: string, pages: readonly Named[], reply: Reply): Promise<Reply> => {
    const { content, sources = [] } = reply
    if (asksForDealings(question)) return replyWith([content, replies.dealings].join('\n\n'), withContact(sources))
    if ((pages[0]?.coverage ?? 0) >= SURE) return reply
    const near = pages.filter(({ url }) => url.startsWith(`${products.page}/`))
    const others = asksForProducts(question) ? without(await search.list(products.name, EXAMPLES), ...near) : []
    const perhaps = [...near, ...others].slice(0, EXAMPLES)
    if (!perhaps.length) return reply
    const titles = perhaps.map(({ title }) => title)
    return replyWith([content, replies.perhaps(titles)].join('\n\n'), [...without(sources, ...perhaps), ...perhaps])
  }

  const handlers: Record<Intent, (question: string) => Promise<Reply>> = {
    contact: async (question) => replyWith(contactFacts(await contact.read(), question), [CONTACT]),
    dealings: async () => replyWith([replies.dealings, contactFacts(await contact.read(), '')].join('\n'), [CONTACT]),
    products: overview(products),
    services: overview(services),
    self: async () => {
      const pages = await search.list(about.key, 1)
      return replyWith(replies.self(assistantName, siteName), pages)
    },
    thanks: async () => replyWith(replies.thanks),
    farewell: async () => replyWith(replies.farewell),
    greeting: async () => replyWith(replies.greeting(assistantName, await topics())),
  }

  return {
    /** Answers what no page has to be read for; undefined for any other question. */
    async atOnce(question: string): Promise<Reply | undefined> {
      const intent = intentOf(question, `${siteName} ${assistantName}`)
      return intent && handlers[intent](question)
    },

    /**
     * Answers with the sentences that say most, after a word on why nobody put them together. Where that may not be what is
     * asked for, it says so and names products; what only people can say is left to them.
     */
    async quote(question: string, { pages, terms }: Pick<Found, 'pages' | 'terms'>, why?: string): Promise<Reply> {
      const [best, ...others] = pages
      if (!best) return asksForDealings(question) ? handlers.dealings(question) : nothing()
      const isUnsure = best.coverage < SURE
      const also = others
        .filter(({ coverage, score }) => coverage >= best.coverage * ALSO_COVERAGE && score >= best.score * ALSO_SCORE)
        .slice(0, SOURCES - 1)
      const paragraphs = [
        why ?? (isUnsure ? replies.unsure : replies.found),
        keySentencesOf(best.passages, terms),
        ...also
          .slice(0, isUnsure ? 0 : 1)
          .map(({ title, passages }) => replies.also(title, keySentencesOf(passages, terms, 1))),
      ]
      return withWayOn(question, pages, replyWith(paragraphs.join('\n\n'), [best, ...also]))
    },

    withWayOn,
  }
}

type Named = Pick<FoundPage, 'title' | 'url' | 'coverage'>

/** Pages without those that are named already. */
const without = <P extends { url: string }>(pages: readonly P[], ...named: readonly { url: string }[]): P[] =>
  pages.filter((page) => !named.some(({ url }) => url === page.url))

/** Sources of an answer, with the way to people as the last. */
export const withContact = (sources: Reply['sources'] = []) => [...without(sources, CONTACT), CONTACT]

interface Fact {
  field: keyof typeof contactInfo.fields
  /** What asks for it, and what says that another is meant: a mail has an address too. */
  words: string
  unless?: string
  says: (value: string) => string
  isMissing: string
}

const EMAIL = 'mail eposta posta'
const FACTS: readonly Fact[] = [
  { field: 'phoneNumber', words: 'telefon tel numara gsm', says: replies.phone, isMissing: replies.noPhone },
  { field: 'emailAddress', words: EMAIL, says: replies.email, isMissing: replies.noEmail },
  {
    field: 'addressText',
    words: 'adres konum yer ofis yol harita ulaşım',
    unless: EMAIL,
    says: replies.address,
    isMissing: replies.noAddress,
  },
]

const hasAny = (asked: readonly string[], words: string) => {
  const vocabulary = vocabularyOf(new Map(stemsOf(words).map((stem) => [stem, 1])))
  return asked.some((stem) => meaningsOf(stem, vocabulary).size)
}

/** The published facts that are asked for; all that there are where none is named. */
function contactFacts(content: Record<string, unknown> | undefined, question: string): string {
  const asked = stemsOf(question)
  const named = FACTS.filter(({ words, unless = '' }) => hasAny(asked, words) && !hasAny(asked, unless))
  const lines = (named.length ? named : FACTS).flatMap(({ field, says, isMissing }) => {
    const value = content?.[field]
    return value ? [says(String(value))] : named.length ? [isMissing] : []
  })
  return [...lines, lines.length ? replies.alsoForm : replies.form].join('\n')
}
