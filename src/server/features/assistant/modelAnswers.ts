import type { ChatMessage } from '../../../contract/api/chatCalls.ts'
import { NO_ANSWER, prompts } from '../../../contract/i18n/prompts/assistantPrompts.ts'
import type { Content } from '../../content/singletons/singletonRepository.ts'
import { type Found, type FoundPage, isStopWord, stemOf, stemsOf, wordsOf } from '../search/index.ts'
import { questionIn, type Reply, replyWith } from './conversation.ts'
import { plainTextOf } from './drafting/postMarkdown.ts'
import { hasUnpublished, mask } from './mask.ts'
import type { AskModel } from './model/askModel.ts'

interface Ground {
  askModel: AskModel
  /** Of contact-info. */
  contact: { read: () => Promise<Content | undefined> }
  assistantName: string
  siteName: string
  /** How long the model may say nothing, in milliseconds. */
  silence: number
}

/** What one question takes along: passages of each page, turns of the conversation, and characters of a turn. */
const PASSAGES_OF_PAGE = 2
const TURNS = 6
const LONGEST_TURN = 1000
/** The longest answer, in characters: `CHAT_LIMITS` lets it come back with the next question. */
const LONGEST = 3000
/** An answer of which less than this share stands in its sources was not taken from them. */
const LEAST_SUPPORT = 0.35
/** The same where the sources may well speak of something else. */
const LEAST_SUPPORT_UNSURE = 0.7

/** Answers that a model puts together from the site's passages; undefined where it finds no answer in them, or makes one up. */
export function createModelAnswers({ askModel, contact, assistantName, siteName, silence }: Ground) {
  return async (
    history: readonly ChatMessage[],
    { near, pages }: Found,
    network: string,
  ): Promise<Reply | undefined> => {
    const sources = near.map((page) => ({ page, text: textOf(page) }))
    const facts = await contact.read()
    const published = [facts?.phoneNumber, facts?.emailAddress].filter((fact) => typeof fact === 'string')
    const told = (text: string) => mask(text, published)
    const task = {
      instructions: prompts.chat(assistantName, siteName),
      data: {
        kaynaklar: sources.map(({ page, text }, i) => ({ no: i + 1, sayfa: page.title, metin: text })),
        oncekiKonusma: history
          .slice(0, -1)
          .slice(-TURNS)
          .map(({ role, content }) => ({
            kim: role === 'user' ? 'ziyaretci' : 'yardimci',
            soz: told(content.slice(0, LONGEST_TURN)),
          })),
        soru: told(questionIn(history)),
      },
      most: LONGEST,
      patience: { silence, total: 2 * silence },
    }
    const { text, isWhole } = await askModel(task, network)
    return checked(isWhole ? text : endedSentences(text), sources, { isSure: pages.length > 0, published })
  }
}

interface Source {
  page: FoundPage
  text: string
}

const textOf = ({ passages }: FoundPage): string =>
  passages
    .slice(0, PASSAGES_OF_PAGE)
    .map(({ heading, text }) => (heading ? `${heading}: ${text}` : text))
    .join('\n\n')

/**
 * What the model says, if it rests on the sources: it names one of them or they were sure to be right, its words are
 * theirs, and it gives no address or number for reaching somebody that is not published.
 */
function checked(
  answer: string,
  sources: readonly Source[],
  { isSure, published }: { isSure: boolean; published: readonly string[] },
): Reply | undefined {
  const text = plainTextOf(answer)
  const named = [...new Set([...text.matchAll(CITED)].flatMap(([, numbers]) => numbers!.match(/\d+/g)!.map(Number)))]
    .map((number) => sources[number - 1])
    .filter((source) => source !== undefined)
  const content = text
    .replace(CITED, '')
    .replace(/ +(?=[.,;:!?\n]|$)/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  const isUnsaid = !content || content.includes(NO_ANSWER) || (!named.length && !isSure)
  if (isUnsaid || ADDRESS.test(content) || hasUnpublished(content, published)) return undefined
  if (supportOf(content, sources) < (isSure ? LEAST_SUPPORT : LEAST_SUPPORT_UNSURE)) return undefined
  const rests = named.length ? named : sources.slice(0, 1)
  return replyWith(
    content,
    rests.map(({ page }) => page),
  )
}

const CITED = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g
const ADDRESS = /https?:\/\/|www\./i

/** Which share of an answer's telling words its sources have too. */
function supportOf(answer: string, sources: readonly Source[]): number {
  const known = new Set(sources.flatMap(({ page, text }) => stemsOf(`${page.title} ${text}`)))
  const telling = [
    ...new Set(
      wordsOf(answer)
        .filter((word) => !isStopWord(word))
        .map(stemOf),
    ),
  ]
  return telling.length ? telling.filter((stem) => known.has(stem)).length / telling.length : 0
}

/** A text that was broken off, up to its last whole sentence. */
const endedSentences = (text: string): string => /^[\s\S]*[.!?…](?=\s|$|\[)(?:\s*\[\d+\])*/.exec(text)?.[0] ?? ''
