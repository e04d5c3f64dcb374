import { expect, test } from 'vitest'
import { readSettings } from '../../platform/config/settings.ts'
import { modelHostOf } from './model.ts'

test.each<[Record<string, string>, string | null]>([
  [{}, null],
  [{ AI_BASE_URL: 'https://model.example/v1', AI_MODEL: 'm' }, 'model.example'],
  [{ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'm' }, null],
  [{ AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'm' }, null],
  [{ AI_BASE_URL: 'http://[::1]:11434/v1', AI_MODEL: 'm' }, null],
  [{ AI_PROVIDER: 'google', AI_API_KEY: 'k', AI_MODEL: 'm' }, 'generativelanguage.googleapis.com'],
  [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_MODEL: 'm' }, 'api.anthropic.com'],
])('model host: with %o, questions are sent to %s', (settings, host) =>
  expect(modelHostOf(readSettings(settings))).toBe(host),
)
