import { setTimeout as wait } from 'node:timers/promises'
import type { LanguageModel } from 'ai'
import { memoizeAsync } from '../../platform/async/promises.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { isLoopbackHost } from '../../platform/http/access.ts'
import type { DailyBudget } from './dailyBudget.ts'

type ModelSettings = Pick<Settings, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>

export interface Task {
  instructions: string
  /** Sources, conversation, topic: sent as data, never as part of the instructions. */
  data: unknown
  /** Length limit of the response, in characters. */
  maxLength: number
  /** In milliseconds: between two chunks, and of the whole request. */
  timeouts: { idle: number; total: number }
}

export interface ModelResponse {
  text: string
  /** False if the model stopped at the length limit. */
  isComplete: boolean
}

/** Total timeout of drafts and translations, as a multiple of the idle timeout. */
export const DRAFT_TIMEOUT_FACTOR = 10

type Reason = 'spent' | 'silent' | 'unreachable' | 'busy' | 'refused' | 'cutShort' | 'oversized' | 'empty'

/** Failures that are retried once. */
const TRANSIENT: readonly Reason[] = ['silent', 'unreachable', 'busy', 'cutShort', 'empty']

/** A failed request to the model. The error contains nothing of the request or the response, so it may be logged. */
export class ModelFailed extends Error {
  readonly reason: Reason
  /** The HTTP status of the model's server, if it responded. */
  readonly status?: number

  constructor(reason: Reason, status?: number) {
    super(`The model did not answer: ${reason}${status ? ` (${status})` : ''}`)
    this.reason = reason
    this.status = status
  }
}

/** Sends a task to the model, for a visitor (by network) or an administrator. Throws `ModelFailed`. */
export type AskModel = (task: Task, network?: string) => Promise<ModelResponse>

/** Delay of the one retry, in milliseconds. */
const RETRY_DELAY = 100

/** The configured model, within the daily budget; undefined if none is configured. */
export function createAskModel(settings: Settings, budget: Pick<DailyBudget, 'take'>): AskModel | undefined {
  if (!settings.AI_MODEL) return undefined
  const open = memoizeAsync(() => providers[settings.AI_PROVIDER](settings))

  const ask: AskModel = async (task, network) => {
    if (!(await budget.take(network))) throw new ModelFailed('spent')
    return readResponse(await open(), task)
  }

  return (task, network) =>
    ask(task, network).catch(async (error: unknown) => {
      if (!(error instanceof ModelFailed) || !TRANSIENT.includes(error.reason)) throw error
      await wait(RETRY_DELAY)
      return ask(task, network)
    })
}

/** Providers' libraries, loaded on demand, so that servers without a model start faster. */
const providers: Record<Settings['AI_PROVIDER'], (settings: ModelSettings) => Promise<LanguageModel>> = {
  async 'openai-compatible'({ AI_BASE_URL: baseURL = '', AI_API_KEY: apiKey, AI_MODEL = '' }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({ name: 'model', baseURL, apiKey, fetch: limitedFetch })(AI_MODEL)
  },
  async google({ AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL = '' }) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
    return createGoogleGenerativeAI({ baseURL, apiKey, fetch: limitedFetch })(AI_MODEL)
  },
  async anthropic({ AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL = '' }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, apiKey, fetch: limitedFetch })(AI_MODEL)
  },
}

const ORIGINS: Partial<Record<Settings['AI_PROVIDER'], string>> = {
  google: 'https://generativelanguage.googleapis.com',
  anthropic: 'https://api.anthropic.com',
}

/** External host that visitors' questions are sent to; null if there is no model, or it runs on this machine. */
export function modelHostOf({ AI_PROVIDER, AI_BASE_URL, AI_MODEL }: ModelSettings): string | null {
  const address = AI_BASE_URL ?? ORIGINS[AI_PROVIDER]
  if (!AI_MODEL || !address) return null
  const { hostname } = new URL(address)
  return isLoopbackHost(hostname) ? null : hostname
}

/** Size limit of a response, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024

/** Fetches a response with a size limit. Redirects are refused, so that the API key reaches no other host. */
const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
    throw init?.signal?.aborted ? error : new ModelFailed('unreachable')
  })
  if (response.status >= 300 && response.status < 400) throw new ModelFailed('refused', response.status)
  if (!response.body) return response
  let bytes = 0
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MAX_BYTES) controller.error(new ModelFailed('oversized'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(limited, response)
}

/** Minimum number of characters per token, in Turkish. */
const CHARACTERS_PER_TOKEN = 2

async function readResponse(
  model: LanguageModel,
  { instructions, data, maxLength, timeouts }: Task,
): Promise<ModelResponse> {
  const { streamText } = await import('ai')
  const controller = new AbortController()
  // The library's own timeouts begin with the first byte.
  const idle = setTimeout(() => controller.abort(), timeouts.idle)
  const total = setTimeout(() => controller.abort(), timeouts.total)
  const { fullStream } = streamText({
    model,
    instructions,
    prompt: JSON.stringify(data),
    maxOutputTokens: Math.ceil(maxLength / CHARACTERS_PER_TOKEN),
    maxRetries: 0,
    abortSignal: controller.signal,
    // Errors are part of the stream; by default the library prints them with the whole prompt.
    onError: () => {},
  })
  let text = ''
  let finishReason: string | undefined
  try {
    for await (const part of fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') idle.refresh()
      if (part.type === 'text-delta') text += part.text
      if (text.length > maxLength) throw new ModelFailed('oversized')
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailed('silent')
      if (part.type === 'finish') finishReason = part.finishReason
    }
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(idle)
    clearTimeout(total)
    controller.abort()
  }
  if (finishReason === 'content-filter') throw new ModelFailed('refused')
  if (finishReason !== 'stop' && finishReason !== 'length') throw new ModelFailed('cutShort')
  if (!text.trim()) throw new ModelFailed('empty')
  return { text, isComplete: finishReason === 'stop' }
}

function failureOf(error: unknown): ModelFailed {
  const causes = causesOf(error)
  const known = causes.find((cause) => cause instanceof ModelFailed)
  if (known) return known
  if (causes.some(({ name }) => name === 'AbortError' || name === 'TimeoutError')) return new ModelFailed('silent')
  const status = causes.map((cause) => (cause as { statusCode?: number }).statusCode).find(Boolean)
  if (!status || status < 300) return new ModelFailed('cutShort', status)
  return new ModelFailed(status === 429 || status >= 500 ? 'busy' : 'refused', status)
}

/** An error with its causes, which the library wraps several times. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  return [error, ...causesOf(error.cause ?? (error as { lastError?: unknown }).lastError)]
}
