import type { Settings } from '../config/settings.ts'

const YEAR = 365 * 24 * 60 * 60

/** How far browsers that came by https are to stay with it (RFC 6797); an age of nothing makes them forget. */
const STAYS: Record<Settings['HSTS'], string> = {
  host: `max-age=${YEAR}`,
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  off: 'max-age=0',
}

/** Features that no page uses, off for frames too; `self`: passkeys, and buttons that copy. Full screen is left to the map's frame. */
const PERMISSIONS: Record<string, '' | 'self'> = {
  accelerometer: '',
  camera: '',
  'clipboard-read': '',
  'clipboard-write': 'self',
  'display-capture': '',
  geolocation: '',
  gyroscope: '',
  hid: '',
  'idle-detection': '',
  magnetometer: '',
  microphone: '',
  midi: '',
  payment: '',
  'publickey-credentials-create': 'self',
  'publickey-credentials-get': 'self',
  'screen-wake-lock': '',
  serial: '',
  usb: '',
  'xr-spatial-tracking': '',
}

/** For pictures that other sites, feed readers and social networks show. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' }

/** What every answer says to browsers. Pages and uploads add a content policy of their own. */
export const securityHeadersOf = ({
  PUBLIC_URL,
  HSTS,
}: Pick<Settings, 'PUBLIC_URL' | 'HSTS'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Pages, API, scripts and styles; pictures that others may show say so themselves (`EMBEDDABLE`).
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': Object.entries(PERMISSIONS)
    .map(([feature, origins]) => `${feature}=(${origins})`)
    .join(', '),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': STAYS[HSTS] }),
})
