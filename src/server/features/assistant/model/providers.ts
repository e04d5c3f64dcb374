import type { LanguageModel } from 'ai'
import type { Settings } from '../../../platform/config/settings.ts'
import { ModelFailed } from './failure.ts'

type ModelSettings = Pick<Settings, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>

interface Provider {
  /** Its code is read only when somebody asks: a start without a model stays fast. */
  open(settings: { baseURL?: string; apiKey?: string; fetch: typeof fetch }, model: string): Promise<LanguageModel>
}

const providers: Record<ModelSettings['AI_PROVIDER'], Provider> = {
  'openai-compatible': {
    async open({ baseURL = '', ...settings }, model) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ name: 'model', baseURL, ...settings })(model)
    },
  },
  google: {
    async open(settings, model) {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI(settings)(model)
    },
  },
  anthropic: {
    async open(settings, model) {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(settings)(model)
    },
  },
}

export const hasModel = ({ AI_MODEL }: Pick<Settings, 'AI_MODEL'>): boolean => Boolean(AI_MODEL)

/** The model that the settings name. */
export const openModel = ({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL = '' }: Settings): Promise<LanguageModel> =>
  providers[AI_PROVIDER].open({ baseURL: AI_BASE_URL, apiKey: AI_API_KEY, fetch: fetchAtMost() }, AI_MODEL)

/** What one answer may weigh on the wire, in bytes; the longest draft takes a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024

/** Fetches, but no more than so many bytes, and from nowhere else: a key is not carried on to where an answer points. */
export const fetchAtMost =
  (most = MOST_BYTES): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : new ModelFailed('unreachable')
    })
    if (response.status >= 300 && response.status < 400) throw new ModelFailed('refused', response.status)
    if (!response.body) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length
          if (bytes > most) controller.error(new ModelFailed('oversized'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
