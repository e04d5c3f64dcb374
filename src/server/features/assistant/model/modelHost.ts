import type { Settings } from '../../../platform/config/settings.ts'
import { isLoopbackHost } from '../../../platform/http/access.ts'

/** Where the providers are that have one place of their own. */
const ORIGINS: Partial<Record<Settings['AI_PROVIDER'], string>> = {
  google: 'https://generativelanguage.googleapis.com',
  anthropic: 'https://api.anthropic.com',
}

/** The host that visitors' questions are sent to; null where they stay on this machine. */
export function modelHostOf({
  AI_PROVIDER,
  AI_BASE_URL,
  AI_MODEL,
}: Pick<Settings, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_MODEL'>): string | null {
  const address = AI_BASE_URL ?? ORIGINS[AI_PROVIDER]
  if (!AI_MODEL || !address) return null
  const { hostname } = new URL(address)
  return isLoopbackHost(hostname) ? null : hostname
}
