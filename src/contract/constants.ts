import { paper } from '../company/look.ts'

/** The specification's section 9: numbers that people may notice. Times in milliseconds. */
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
export const SHORT_DESCRIPTION_LENGTH_SERVICES = 150
export const SLIDE_ORDER_STEP = 10
export const SLIDE_IMAGE_SIZE = { width: 1920, height: 1080 } as const
export const LIST_COLUMNS = 4

/** Where the administrator's screens live (the specification's section 2). */
export const ADMIN_PATH = '/admin'

/** The query that marks the page after a form was sent without scripts: `/iletisim?gonderildi#form`. */
export const SENT_MARK = 'gonderildi'

/** Literal path segments that stand where a slug could: `/products/featured`. */
export const RESERVED_SLUGS: readonly string[] = ['featured', 'admin']

/** CONTRACT section 3: what an upload may weigh, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024

/** CONTRACT section 4: the browser's local storage, one set for site and admin. */
export const STORAGE_KEYS = { theme: 'theme', token: 'token', locale: 'locale' } as const
/** What one tab keeps for itself, in its session storage. */
export const SESSION_KEYS = { contactDraft: 'contact-draft', places: 'places' } as const
export const LOCALES = ['tr', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export type Theme = 'light' | 'dark'
/** The ground of the page, for what browsers draw around it: the tokens' `paper`. */
export const THEME_COLOURS: Record<Theme, string> = paper

/**
 * The class of a drawn document as long as nothing wakes it: without scripts for ever, and in browsers that are too old. Styles ask
 * for it (`:global(.still) .menu`) where something would do nothing; where it is to wake, nothing is painted before the class goes.
 */
export const STILL = 'still'
