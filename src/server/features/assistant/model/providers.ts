import type { LanguageModel } from 'ai'
import type { Settings } from '../../../platform/config/settings.ts'
import { fetchAtMost } from './fetchAtMost.ts'

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
