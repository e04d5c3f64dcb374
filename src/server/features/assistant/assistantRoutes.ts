import { contactInfo } from '../../../contract/singletons/contactInfo/contactInfo.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import { createSearch } from '../search/index.ts'
import { createAssistant } from './assistant.ts'
import { chatRoutes } from './chatRoutes.ts'
import { createDraftPost } from './drafting/draftPost.ts'
import { draftRoutes } from './drafting/draftRoutes.ts'
import { createAskModel } from './model/askModel.ts'
import { createDailyBudget } from './model/dailyBudget.ts'

interface Ground extends Pick<ContentServices, 'db' | 'stores' | 'rules' | 'now'> {
  settings: Settings
  limit: RequestLimit
}

/** Everything that a question or a topic can be sent to, put together. */
export const assistantRoutes: ZodRoutes<Ground> = async (app, { db, settings, stores, rules, limit, now }) => {
  const search = createSearch({ db, rules, now })
  const budget = createDailyBudget({ db, most: settings.AI_DAILY_REQUESTS, timeZone: settings.SITE_TIMEZONE, now })
  const askModel = createAskModel(settings, budget)
  const contact = { read: () => stores.ofSingleton(contactInfo).read({ db }) }
  const answer = createAssistant({ settings, search, contact, askModel })
  const draftPost =
    askModel && createDraftPost({ askModel, search, siteName: settings.SITE_NAME, silence: settings.AI_TIMEOUT * 1000 })
  await app.register(chatRoutes, { answer, limit })
  await app.register(draftRoutes, { draftPost, budget })
}
