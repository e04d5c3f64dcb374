const YEAR = 365 * 24 * 60 * 60

/** What every answer says to browsers. Pages and uploads add a content policy of their own. */
export const securityHeadersOf = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }),
})
