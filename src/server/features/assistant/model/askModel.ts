import { setTimeout as wait } from 'node:timers/promises'
import { memoizeAsync } from '../../../platform/async/promises.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { DailyBudget } from './dailyBudget.ts'
import { ModelFailed } from './failure.ts'
import { hasModel, openModel } from './providers.ts'
import { type Answer, readAnswer, type Task } from './readAnswer.ts'

/**
 * Asks the model, for a visitor from this network or else for an administrator. Throws `ModelFailed` when there is no answer,
 * and when today's requests are spent.
 */
export type AskModel = (task: Task, network?: string) => Promise<Answer>

/** Before a second try, in milliseconds: a server that is busy gets a moment. */
const PAUSE = 400

/** The model of these settings, each request counted; undefined where none is configured. */
export function createAskModel(
  settings: Settings,
  budget: Pick<DailyBudget, 'take'>,
  { pause = PAUSE } = {},
): AskModel | undefined {
  if (!hasModel(settings)) return undefined
  const open = memoizeAsync(() => openModel(settings))

  const ask: AskModel = async (task, network) => {
    if (!(await budget.take(network))) throw new ModelFailed('spent')
    return readAnswer(await open(), task)
  }

  return async (task, network) => {
    try {
      return await ask(task, network)
    } catch (error) {
      if (!(error instanceof ModelFailed) || !error.mayPass) throw error
      await wait(pause)
      return ask(task, network)
    }
  }
}
