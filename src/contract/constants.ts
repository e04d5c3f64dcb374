import { paper } from '../company/look.ts'

/** Constants that users may notice. Times in milliseconds. */
export const SLIDE_INTERVAL = 6000
export const CHAT_REPLY_DELAY = 300
export const HEADER_OPAQUE_AFTER = 10
export const SPLASH_MINIMUM = 500
export const CREATE_REDIRECT_DELAY = 1500
export const COUNTRY_PREFIX = '90'
export const MESSAGING_MIN_DIGITS = 10
export const SCHEDULE = { minDays: 1, maxDays: 30, quickPicks: [1, 2, 3, 7], hour: 14 } as const
export const PASSWORD_MIN_LENGTH = 6
export const SHORT_DESCRIPTION_LENGTH = 100

/** Maximum length of a specification's name and of its value, in characters. */
export const FEATURE_LENGTH = 100
export const FEATURE_VALUE_LENGTH = 500
export const SHORT_DESCRIPTION_LENGTH_SERVICES = 150
export const SLIDE_ORDER_STEP = 10
export const SLIDE_IMAGE_SIZE = { width: 1920, height: 1080 } as const
export const LIST_COLUMNS = 4

/** Path of the administrator's screens. */
export const ADMIN_PATH = '/admin'

/** Reserved slugs: literal path segments at the position of a slug, such as `/products/featured`. */
export const RESERVED_SLUGS: readonly string[] = ['featured', 'admin']

/** Maximum size of an upload in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/** Maximum size of a PDF in bytes. */
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024
/** Maximum size of an uploaded backup in bytes. */
export const BACKUP_MAX_BYTES = 4 * 1024 ** 3

/** Keys in the browser's local storage, shared by site and panel. */
export const STORAGE_KEYS = { theme: 'theme', token: 'token', locale: 'locale' } as const
/** Keys in the session storage. */
export const SESSION_KEYS = { contactDraft: 'contact-draft', scrollPositions: 'scroll-positions' } as const
export const LOCALES = ['tr', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export type Theme = 'light' | 'dark'
/** Background colour of the page, for the browser's own UI: the tokens' `paper`. */
export const THEME_COLOURS: Record<Theme, string> = paper

/**
 * Class of a server-rendered document until its start script runs, before the first paint; it stays without scripts and in browsers
 * that are too old, and returns if hydration fails. Styles use it (`:global(.no-js) .menu`) for controls that need scripts.
 */
export const NOT_HYDRATED = 'no-js'
