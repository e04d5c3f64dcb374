import type { Settings } from '../config/settings.ts'

const YEAR = 365 * 24 * 60 * 60

/** Strict-Transport-Security (RFC 6797); `max-age=0` withdraws it. */
const STRICT_TRANSPORT: Record<Settings['HSTS'], string> = {
  host: `max-age=${YEAR}`,
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  off: 'max-age=0',
}

/**
 * Permissions-Policy: features that no page uses are off, for frames too. `self` is for passkeys and copy buttons; full
 * screen is allowed for the map.
 */
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

/** For images that other sites, feed readers and social networks embed. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' }

/** Of no effect on what is no document: a style sheet would carry half a kilobyte of them. */
export const DOCUMENT_HEADERS = ['cross-origin-opener-policy', 'permissions-policy']

/** Whether browsers can show a response of this type as a document: pages, and SVG, XML and PDF files. */
export const isDocument = (type: string) => /html|xml|pdf/.test(type)

/** Security headers of every response, of documents only `DOCUMENT_HEADERS`. Pages and uploads set a Content-Security-Policy of their own. */
export const securityHeadersOf = ({
  PUBLIC_URL,
  HSTS,
}: Pick<Settings, 'PUBLIC_URL' | 'HSTS'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Images that others may embed override this (`EMBEDDABLE`).
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': Object.entries(PERMISSIONS)
    .map(([feature, origins]) => `${feature}=(${origins})`)
    .join(', '),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': STRICT_TRANSPORT[HSTS] }),
})
