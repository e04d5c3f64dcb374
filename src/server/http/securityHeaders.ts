import type { Settings } from '../process/settings.ts'

const YEAR = 365 * 24 * 60 * 60

/** How far browsers that came by https are to stay with it (RFC 6797); an age of nothing makes them forget. */
const STAYS: Record<Settings['HSTS'], string> = {
  host: `max-age=${YEAR}`,
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  off: 'max-age=0',
}

/** What every answer says to browsers. Pages and uploads add a content policy of their own. */
export const securityHeadersOf = ({
  PUBLIC_URL,
  HSTS,
}: Pick<Settings, 'PUBLIC_URL' | 'HSTS'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': STAYS[HSTS] }),
})
