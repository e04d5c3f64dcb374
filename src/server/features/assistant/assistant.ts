import type { ChatMessage } from '../../../contract/api/chatCalls.ts'
import { assistant } from '../../../contract/i18n/site/assistant.ts'
import type { Content } from '../../content/singletons/singletonRepository.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Search } from '../search/index.ts'
import { findFor, questionIn, type Reply } from './conversation.ts'
import type { AskModel } from './model/askModel.ts'
import { ModelFailed } from './model/failure.ts'
import { createModelAnswers } from './modelAnswers.ts'
import { createSiteAnswers, withContact } from './siteAnswers.ts'

interface Ground {
  settings: Pick<Settings, 'SITE_NAME' | 'ASSISTANT_NAME' | 'AI_TIMEOUT'>
  search: Search
  /** Of contact-info. */
  contact: { read: () => Promise<Content | undefined> }
  /** Absent where no model is configured. */
  askModel?: AskModel
}

/** Where a question comes from, and where failures are told. */
interface Asker {
  network: string
  log: Pick<Log, 'warn'>
}

export type Assistant = ReturnType<typeof createAssistant>

const { silent, spent } = assistant.replies

/** Answers visitors from what the site publishes: through a model where there is one, and from the pages themselves else. */
export function createAssistant({ settings, search, contact, askModel }: Ground) {
  const named = { assistantName: settings.ASSISTANT_NAME, siteName: settings.SITE_NAME }
  const site = createSiteAnswers({ search, contact, ...named })
  const fromModel = askModel && createModelAnswers({ askModel, contact, silence: settings.AI_TIMEOUT * 1000, ...named })

  return async (history: readonly ChatMessage[], { network, log }: Asker): Promise<Reply> => {
    const question = questionIn(history)
    const known = await site.atOnce(question)
    if (known) return known
    const found = await findFor(search, history)
    if (!fromModel || !found.near.length) return site.quote(question, found)
    try {
      const reply = await fromModel(history, found, network)
      return reply ? await site.withWayOn(question, found.pages, reply) : await site.quote(question, found)
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error
      log.warn({ reason: error.reason, status: error.status }, 'the model gave no answer')
      const reply = await site.quote(question, found, error.reason === 'spent' ? spent : silent)
      return error.reason === 'spent' ? { ...reply, sources: withContact(reply.sources) } : reply
    }
  }
}
