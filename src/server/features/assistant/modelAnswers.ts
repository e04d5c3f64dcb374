import type { ChatMessage } from '../../../contract/api/chatCalls.ts'
import { cleanText } from '../../../contract/domain/cleanText.ts'
import { chatPrompts, NO_ANSWER } from '../../../contract/i18n/prompts/chatPrompts.ts'
import { type Found, type FoundPage, type Language, stemsOf, wordsOf } from '../search/index.ts'
import { hasUnpublished, mask } from './mask.ts'
import type { AskModel } from './model.ts'
import { plainTextOf } from './postMarkdown.ts'
import { type AnswerContext, type Reply, replyWith } from './siteAnswers.ts'

interface Context extends AnswerContext {
  askModel: AskModel
  /** Milliseconds between two chunks of the response. */
  idleTimeout: number
}

/** Limits of one request: passages of each page, previous messages, and characters of a message. */
const PASSAGES_PER_PAGE = 2
const MESSAGES = 6
const MESSAGE_LENGTH = 1000
/** Length limit of an answer in characters, within `CHAT_LIMITS`: the browser sends it back with the next question. */
const MAX_LENGTH = 3000
/** Minimum share of an answer's words that occur in its sources; higher if these may be about something else. */
const LEAST_SUPPORT = 0.35
const LEAST_SUPPORT_UNSURE = 0.7

/** Answers written by a model from the site's passages; undefined if the passages do not support the answer. */
export function createModelAnswers({ askModel, search: { language }, readContact, readBrand, idleTimeout }: Context) {
  const { locale } = language
  const { instructions, dataOf } = chatPrompts[locale]
  return async (
    history: readonly ChatMessage[],
    { near, pages }: Found,
    network: string,
  ): Promise<Reply | undefined> => {
    const sources = near.map((page) => ({ page, text: textOf(page) }))
    const [facts, { name, assistantName }] = await Promise.all([readContact(), readBrand()])
    const published = [facts?.phoneNumber, facts?.emailAddress].filter((fact) => typeof fact === 'string')
    const task = {
      instructions: instructions(assistantName, name),
      data: dataOf({
        sources: sources.map(({ page, text }) => ({ title: page.title, text })),
        conversation: history.slice(-MESSAGES - 1, -1).map(({ role, content }) => ({
          role,
          content: mask(content.slice(0, MESSAGE_LENGTH), published, locale),
        })),
        question: mask(cleanText(history.at(-1)!.content), published, locale),
      }),
      maxLength: MAX_LENGTH,
      timeouts: { idle: idleTimeout, total: 2 * idleTimeout },
    }
    const { text, isComplete } = await askModel(task, network)
    return checked(isComplete ? text : completeSentences(text), sources, {
      isSure: pages.length > 0,
      published,
      language,
    })
  }
}

interface Source {
  page: FoundPage
  text: string
}

const textOf = ({ passages }: FoundPage): string =>
  passages
    .slice(0, PASSAGES_PER_PAGE)
    .map(({ heading, text }) => (heading ? `${heading}: ${text}` : text))
    .join('\n\n')

/**
 * The answer if its sources support it: it cites one of them or they match the question, its words occur in them, and
 * it contains no link and only published addresses and numbers.
 */
function checked(
  answer: string,
  sources: readonly Source[],
  { isSure, published, language }: { isSure: boolean; published: readonly string[]; language: Language },
): Reply | undefined {
  const text = plainTextOf(answer)
  const numbers = [...text.matchAll(CITATION)].flatMap(([, list]) => list!.match(/\d+/g)!.map(Number))
  const cited = [...new Set(numbers)].map((number) => sources[number - 1]).filter((source) => source !== undefined)
  const content = text
    .replace(CITATION, '')
    .replace(/ +(?=[.,;:!?\n]|$)/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!content || content.includes(NO_ANSWER[language.locale]) || (!cited.length && !isSure)) return undefined
  if (URL_PATTERN.test(content) || hasUnpublished(content, published)) return undefined
  if (supportOf(content, sources, language) < (isSure ? LEAST_SUPPORT : LEAST_SUPPORT_UNSURE)) return undefined
  return replyWith(
    content,
    (cited.length ? cited : sources.slice(0, 1)).map(({ page }) => page),
  )
}

const CITATION = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g
const URL_PATTERN = /https?:\/\/|www\./i

/** Share of an answer's words, without stop words, that occur in its sources. */
function supportOf(answer: string, sources: readonly Source[], language: Language): number {
  const known = new Set(sources.flatMap(({ page, text }) => stemsOf(`${page.title} ${text}`, language.locale)))
  const words = wordsOf(answer).filter((word) => !language.isStopWord(word))
  const stems = [...new Set(words.map(language.stemOf))]
  return stems.length ? stems.filter((stem) => known.has(stem)).length / stems.length : 0
}

/** An incomplete text up to its last complete sentence. */
const completeSentences = (text: string): string => /^[\s\S]*[.!?…](?=\s|$|\[)(?:\s*\[\d+\])*/.exec(text)?.[0] ?? ''
