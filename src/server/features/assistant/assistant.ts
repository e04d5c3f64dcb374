import type { ChatMessage } from '../../../contract/api/chatCalls.ts'
import { cleanText } from '../../../contract/domain/cleanText.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Found, Search } from '../search/index.ts'
import { withoutAddresses } from './mask.ts'
import { type AskModel, ModelFailed } from './model.ts'
import { createModelAnswers } from './modelAnswers.ts'
import { type AnswerContext, createSiteAnswers, type Reply } from './siteAnswers.ts'

interface Context extends AnswerContext {
  settings: Pick<Settings, 'AI_TIMEOUT'>
  /** Absent if no model is configured. */
  askModel?: AskModel
}

interface Client {
  network: string
  log: Pick<Log, 'warn'>
}

export type Assistant = ReturnType<typeof createAssistant>

/** Answers visitors in the language of the search, from published content: by a model if one is configured, else by quotes from the pages. */
export function createAssistant({ settings, askModel, ...context }: Context) {
  const { search } = context
  const site = createSiteAnswers(context)
  const fromModel = askModel && createModelAnswers({ ...context, askModel, idleTimeout: settings.AI_TIMEOUT * 1000 })
  const { silent, spent } = site.replies

  return async (history: readonly ChatMessage[], { network, log }: Client): Promise<Reply> => {
    // Any part of a history may be forged: it comes from the visitor's browser.
    const question = cleanText(history.at(-1)!.content)
    const known = await site.atOnce(question)
    if (known) return known
    const found = await findPages(search, question, history.slice(0, -1))
    if (!fromModel || !found.near.length) return site.quote(question, found)
    try {
      const reply = await fromModel(history, found, network)
      return reply ? await site.withNextStep(question, found.pages, reply) : await site.quote(question, found)
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error
      log.warn({ reason: error.reason, status: error.status }, 'assistant: model request failed')
      const reply = await site.quote(question, found, error.reason === 'spent' ? spent : silent)
      return error.reason === 'spent' ? { ...reply, sources: site.withContact(reply.sources) } : reply
    }
  }
}

/** A question with fewer terms is searched together with the previous one: `peki fiyatı?` */
const MIN_TERMS = 2
/** Maximum number of parts of a message that are searched one by one, and minimum coverage of the best page. */
const MAX_PARTS = 6
const PART_COVERAGE = 0.6

/** Finds pages on a question; if there are none, on the last part of it that a page covers well. */
export async function findPages({ find }: Search, asked: string, previous: readonly ChatMessage[]): Promise<Found> {
  const question = withoutAddresses(asked)
  const found = await find(question)
  if (found.terms.length < MIN_TERMS) {
    const before = previous.findLast(({ role }) => role === 'user')
    const together = before && (await find(`${withoutAddresses(before.content)}\n${question}`))
    return together?.pages.length ? together : found
  }
  if (found.pages.length) return found
  // People introduce themselves before they ask, so the last part is first.
  const parts = question.split(/[.,;:!?\n]+/).filter((part) => part.trim())
  for (const part of parts.length > 1 ? parts.slice(-MAX_PARTS).toReversed() : []) {
    const inPart = await find(part)
    if (inPart.terms.length >= MIN_TERMS && (inPart.pages[0]?.coverage ?? 0) >= PART_COVERAGE) return inPart
  }
  return found
}
