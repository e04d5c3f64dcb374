import { contactInfo } from '../../contract/pages/index.ts'
import type { Changes } from '../changes.ts'
import type { Db } from '../db/tables.ts'
import type { Env } from '../env.ts'
import type { ZodRoutes } from '../http/validation.ts'
import type { RequestLimit } from '../limits/requestLimits.ts'
import { rulesOf } from '../rules.ts'
import type { Stores } from '../stores.ts'
import { createAssistant } from './assistant.ts'
import { chatRoutes } from './chatRoutes.ts'
import { createDraftPost } from './drafting/draftPost.ts'
import { draftRoutes } from './drafting/draftRoutes.ts'
import { createAskModel } from './model/askModel.ts'
import { createDailyBudget } from './model/dailyBudget.ts'
import { createFinder } from './retrieval/findPages.ts'
import { sourcesOf } from './retrieval/sources.ts'

interface Ground {
  db: Db
  changes: Changes
  env: Env
  stores: Stores
  limit: RequestLimit
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Everything that a question or a topic can be sent to, put together. */
export const assistantRoutes: ZodRoutes<Ground> = async (app, { db, changes, env, stores, limit, now }) => {
  const finder = createFinder({ db, changes, sources: sourcesOf(rulesOf(env)), now })
  const budget = createDailyBudget({ db, most: env.AI_DAILY_REQUESTS, timeZone: env.SITE_TIMEZONE, now })
  const askModel = createAskModel(env, budget)
  const answer = createAssistant({ env, finder, contact: stores.ofPage(contactInfo), askModel })
  const draftPost =
    askModel && createDraftPost({ askModel, finder, siteName: env.SITE_NAME, silence: env.AI_TIMEOUT * 1000 })
  await app.register(chatRoutes, { answer, limit })
  await app.register(draftRoutes, { draftPost, budget })
}
