import { z } from 'zod'
import { draftRequest, translationDraft, translationRequest } from '../../../contract/api/administration.ts'
import { chatAnswer, chatQuestion, suggestion, suggestionsQuery } from '../../../contract/api/chat.ts'
import { chatEndpoint, suggestionsEndpoint } from '../../../contract/api/chatCalls.ts'
import { modelEndpoints } from '../../../contract/api/endpoints.ts'
import type { Locale } from '../../../contract/constants.ts'
import { FIRST_LOCALE, SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { drafting } from '../../../contract/i18n/admin/drafting.ts'
import { problem } from '../../../contract/problem.ts'
import { contactInfo } from '../../../contract/singletons/contactInfo.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { at, networkOf, type ZodRoutes } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import { readBrand as readBrandOf } from '../brand/brand.ts'
import { createAssistantSearch, languages } from '../search/index.ts'
import { type Assistant, createAssistant } from './assistant.ts'
import { createDailyBudget, type DailyBudget } from './dailyBudget.ts'
import { createDraftPost, type DraftPost } from './draftPost.ts'
import { createAskModel, ModelFailed } from './model.ts'
import { createSuggestions } from './suggestions.ts'
import { createTranslate, sourceOf, type Translate } from './translate.ts'

/** Answers visitors' questions. Nothing of a conversation is stored or logged. */
const chatRoutes: ZodRoutes<{ assistants: Record<Locale, Assistant>; limit: RequestLimit }> = async (
  app,
  { assistants, limit },
) => {
  app.route({
    ...at(chatEndpoint, { body: 'chat' }),
    schema: { tags: ['assistant'], summary: 'Ask the assistant', body: chatQuestion, response: { 200: chatAnswer } },
    preHandler: limit,
    handler: ({ body: { history, locale = FIRST_LOCALE }, ip, log }) =>
      assistants[locale](history, { network: networkOf(ip), log }),
  })
}

const suggestionRoutes: ZodRoutes<{ suggestions: ReturnType<typeof createSuggestions> }> = async (
  app,
  { suggestions },
) => {
  for (const { close } of Object.values(suggestions)) app.addHook('onClose', async () => close())
  app.route({
    ...at(suggestionsEndpoint),
    schema: {
      tags: ['assistant'],
      summary: 'List the suggested questions that the assistant can answer now',
      querystring: suggestionsQuery,
      response: { 200: z.array(suggestion) },
    },
    handler: ({ query: { locale = FIRST_LOCALE } }) => suggestions[locale].read(),
  })
}

interface FailedTask {
  log: Pick<Log, 'warn'>
  budget: Pick<DailyBudget, 'untilTomorrow'>
  /** Name in the log. */
  task: string
  message: string
}

/** The error to throw for a failed task of an administrator. */
function failureOf(error: unknown, { log, budget, task, message }: FailedTask): unknown {
  if (!(error instanceof ModelFailed)) return error
  if (error.reason === 'spent') return refused.tooMany(drafting.spent, budget.untilTomorrow())
  log.warn({ reason: error.reason, status: error.status }, `${task}: model request failed`)
  return new Refused(502, message)
}

interface Drafts {
  /** Absent if no model is configured. */
  draftPost?: DraftPost
  budget: Pick<DailyBudget, 'untilTomorrow'>
}

const draftRoutes: ZodRoutes<Drafts> = async (app, { draftPost, budget }) => {
  app.route({
    ...at(modelEndpoints.draftPost),
    schema: {
      tags: ['assistant'],
      summary: 'Draft a post',
      description: 'Returns the draft as text in the Markdown subset of posts.',
      body: draftRequest,
      produces: ['text/markdown'],
      response: {
        200: { description: 'The draft', content: { 'text/markdown': { schema: z.string() } } },
        502: problem,
        503: problem,
      },
    },
    handler: async ({ body: { topic }, log }, reply) => {
      if (!draftPost) throw new Refused(503, drafting.notConfigured)
      const draft = await draftPost(topic).catch((error: unknown) => {
        throw failureOf(error, { log, budget, task: 'draft', message: drafting.failed })
      })
      return reply.type('text/markdown; charset=utf-8').send(draft)
    },
  })
}

interface Translations {
  /** Absent if no model is configured. */
  translate?: Translate
  budget: Pick<DailyBudget, 'untilTomorrow'>
  stores: ContentServices['stores']
  context: ReadContext
}

const translateRoutes: ZodRoutes<Translations> = async (app, { translate, budget, stores, context }) => {
  app.route({
    ...at(modelEndpoints.translate),
    schema: {
      tags: ['assistant'],
      summary: 'Translate texts of a record into English, without storing them',
      body: translationRequest,
      response: { 200: translationDraft, 404: problem, 502: problem, 503: problem },
    },
    handler: async ({ body, log }) => {
      const source = await sourceOf(stores, context, body)
      if (!translate) throw new Refused(503, drafting.notConfigured)
      const english = await translate(source).catch((error: unknown) => {
        throw failureOf(error, { log, budget, task: 'translation', message: drafting.translationFailed })
      })
      return { [SECOND_FIELD]: english }
    },
  })
}

interface Context extends Pick<ContentServices, 'db' | 'stores' | 'changes' | 'hooks' | 'now'> {
  settings: Settings
  limit: RequestLimit
}

export const assistantRoutes: ZodRoutes<Context> = async (
  app,
  { db, settings, stores, changes, hooks, limit, now },
) => {
  const inEach = <T>(create: (locale: Locale) => T): Record<Locale, T> => ({ tr: create('tr'), en: create('en') })
  const searches = inEach((locale) => createAssistantSearch({ db, hooks, now }, languages[locale]))
  const budget = createDailyBudget({ db, limit: settings.AI_DAILY_REQUESTS, timeZone: settings.SITE_TIMEZONE, now })
  const askModel = createAskModel(settings, budget)
  const readBrand = () => readBrandOf(db, settings)
  const assistants = inEach((locale) => {
    const reading = { isPage: true, locale: locale === FIRST_LOCALE ? undefined : locale }
    const readContact = () => stores.ofSingleton(contactInfo).readForVisitors({ db }, reading)
    return createAssistant({ settings, search: searches[locale], readContact, readBrand, askModel })
  })
  const draftPost =
    askModel &&
    createDraftPost({ askModel, search: searches[FIRST_LOCALE], readBrand, idleTimeout: settings.AI_TIMEOUT * 1000 })
  await app.register(chatRoutes, { assistants, limit })
  await app.register(suggestionRoutes, { suggestions: createSuggestions({ db, stores, changes, searches, readBrand }) })
  await app.register(draftRoutes, { draftPost, budget })
  const translate = askModel && createTranslate({ askModel, readBrand, idleTimeout: settings.AI_TIMEOUT * 1000 })
  await app.register(translateRoutes, { translate, budget, stores, context: { db, now } })
}
