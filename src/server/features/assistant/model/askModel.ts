import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModel } from 'ai'
import { memoizeAsync } from '../../../platform/async/promises.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import type { DailyBudget } from './dailyBudget.ts'
import { ModelFailed } from './failure.ts'
import { hasModel, openModel } from './providers.ts'

export interface Task {
  /** Our own words. */
  instructions: string
  /** What the model is to work on, as data. */
  data: unknown
  /** The longest answer, in characters. */
  most: number
  /** How long it may say nothing, and how long it may take in all; in milliseconds. */
  patience: { silence: number; total: number }
}

export interface Answer {
  text: string
  /** False when the model stopped because it had said as much as it may. */
  isWhole: boolean
}

/** Characters that a token has at least, in Turkish. */
const CHARACTERS_PER_TOKEN = 2

/** Asks a model once, and reads what it says as it says it. Throws `ModelFailed` for everything but an answer that has ended. */
export async function readAnswer(model: LanguageModel, { instructions, data, most, patience }: Task): Promise<Answer> {
  const { streamText } = await import('ai')
  const stopping = new AbortController()
  // The library's own time-outs begin with the first byte; a server may take the question and never say a word.
  const silence = setTimeout(() => stopping.abort(), patience.silence)
  const total = setTimeout(() => stopping.abort(), patience.total)
  const { fullStream } = streamText({
    model,
    instructions,
    prompt: JSON.stringify(data),
    maxOutputTokens: Math.ceil(most / CHARACTERS_PER_TOKEN),
    maxRetries: 0,
    abortSignal: stopping.signal,
    // What fails comes in the stream too; by itself the library would print it, with all that was asked.
    onError: () => {},
  })
  let text = ''
  let end: string | undefined
  try {
    for await (const part of fullStream) {
      if (isWord(part.type)) silence.refresh()
      if (part.type === 'text-delta') text += part.text
      if (text.length > most) throw new ModelFailed('oversized')
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailed('silent')
      if (part.type === 'finish') end = part.finishReason
    }
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(silence)
    clearTimeout(total)
    stopping.abort()
  }
  if (end !== 'stop' && end !== 'length') throw new ModelFailed(end === 'content-filter' ? 'refused' : 'cutShort')
  if (!text.trim()) throw new ModelFailed('empty')
  return { text, isWhole: end === 'stop' }
}

/** Thinking aloud is no answer, and no silence either. */
const isWord = (type: string): boolean => type === 'text-delta' || type === 'reasoning-delta'

/** What went wrong, without the words that were on the wire. */
function failureOf(error: unknown): ModelFailed {
  const chain = causesOf(error)
  const known = chain.find((cause) => cause instanceof ModelFailed)
  if (known) return known
  if (chain.some(({ name }) => name === 'AbortError' || name === 'TimeoutError')) return new ModelFailed('silent')
  const status = chain.map((cause) => (cause as { statusCode?: number }).statusCode).find(Boolean)
  if (!status || status < 300) return new ModelFailed('cutShort', status)
  return new ModelFailed(status === 429 || status >= 500 ? 'busy' : 'refused', status)
}

/** An error with what caused it, which the library wraps several times. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; ) {
    causes.push(cause)
    cause = cause.cause ?? (cause as { lastError?: unknown }).lastError
  }
  return causes
}

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
