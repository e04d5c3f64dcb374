import { z } from 'zod'
import { cleanText } from '../domain/cleanText.ts'
import { SECOND_FIELD } from '../domain/locales.ts'
import { drafting } from '../i18n/admin/drafting.ts'
import { type Message, messages } from '../resources/messages.ts'
import { choice, type Field, flag, integer, type TranslationState, text, time } from '../schema/fieldTypes.ts'
import { resourceSchemas } from '../schema/schemas.ts'
import {
  ACTIONS,
  EXPORTED,
  REDIRECT_FROM_MAX_LENGTH,
  REDIRECT_TO_MAX_LENGTH,
  STATUS_KEYS,
  STATUS_LEVELS,
  TOPIC_MAX_LENGTH,
} from './endpoints.ts'
import { notification, OUTBOX_STATUSES } from './notification.ts'

/** An entry of the audit log. */
export const activity = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable().meta({
    description: 'Email address of an administrator, `key:` and the name of an API key, `system`, or null if unknown.',
  }),
  action: z.string().meta({ description: `One of ${ACTIONS.join(', ')}; newer versions may add others.` }),
  /** Resource name in API paths; null if the action concerns no record. */
  resource: z.string().nullable(),
  recordId: z.string().nullable(),
  address: z.string().nullable().meta({ description: 'The first half of the IP address: `203.0.*.*`.' }),
})
export type Activity = z.infer<typeof activity>

export const exported = z.object({ resource: z.enum(EXPORTED) })

export const activityFields = {
  at: time({ filtered: true }),
  by: text(),
  action: text(),
  resource: text(),
  recordId: text(),
}

/** Days for which a deleted record can be restored. */
export const TRASH_DAYS = 30

/** A deleted record and the end of its retention. */
export const deletedRecord = z.object({
  /** Resource name in API paths. */
  resource: z.string(),
  id: z.int().positive(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  by: z
    .string()
    .nullable()
    .meta({ description: 'Email address of an administrator, `key:` and the name of an API key, or `system`.' }),
  until: z.iso.datetime(),
})
export type DeletedRecord = z.infer<typeof deletedRecord>

export const trashFields = { resource: text(), title: text(), deletedAt: time(), by: text(), until: time() }

/** Counts of the dashboard. Suspected spam counts neither as unread nor as unanswered. */
export const stats = z.object({
  unreadMessageCount: z.int(),
  unansweredMessageCount: z.int(),
  productCount: z.int(),
  serviceCount: z.int(),
  hiddenProductCount: z.int(),
  hiddenServiceCount: z.int(),
  publishedPostCount: z.int(),
  blogPostCount: z.int(),
})
export type Stats = z.infer<typeof stats>

/** Demo records unchanged since seeding: still present, or just removed. */
export const demoContent = z.object({
  total: z.int(),
  /** Name of a resource or key of a singleton. */
  parts: z.array(z.object({ name: z.string(), count: z.int() })),
})
export type DemoContent = z.infer<typeof demoContent>

/** The steps from the demo company's site to the owner's own, in this order. */
export const FIRST_DAY_KEYS = [
  'name',
  'logo',
  'contact',
  'mail',
  'about',
  'home',
  'sustainability',
  'privacy',
  'product',
  'demo',
] as const
export const firstDayStep = z.object({ key: z.enum(FIRST_DAY_KEYS), isDone: z.boolean() })
export const firstDayFields = { key: choice(FIRST_DAY_KEYS), isDone: flag() }
export type FirstDayStep = z.infer<typeof firstDayStep>

/** The records of a resource, named as in API paths, by the state of their English texts. */
export const translationCount = z.object({
  resource: z.string(),
  missing: z.int().min(0),
  partial: z.int().min(0),
  outdated: z.int().min(0),
  current: z.int().min(0),
} satisfies Record<'resource' | TranslationState, z.ZodType>)
export const translationCountFields = {
  resource: text(),
  missing: integer(),
  partial: integer(),
  outdated: integer(),
  current: integer(),
} satisfies Record<keyof TranslationCount, Field>
export type TranslationCount = z.infer<typeof translationCount>

/** Maximum number of versions per record. */
export const MAX_VERSIONS = 100
/** Retention of versions in days; the newest one stays as long as its record. */
export const VERSION_DAYS = 365

/** A save of a record or a singleton: when, by whom, and which fields it changed. */
export const version = z.object({
  /** Counts from 1, in the order of the saves. */
  version: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string().nullable().meta({
    description:
      'Email address of an administrator, `key:` and the name of an API key, or `system`; null for visitors and for versions without a recorded author.',
  }),
  fields: z.array(z.string()),
})
export type Version = z.infer<typeof version>

export const versionFields = { version: integer(), at: time(), by: text({ searched: true }) }

/** The person whose data are requested: an email address or a phone number in any usual spelling. */
export const personQuery = z.object({
  of: z
    .string()
    .overwrite(cleanText)
    .min(1)
    .max(254)
    .meta({ description: 'Email address or phone number.', examples: ['ayse@example.com'] }),
})

/** An email to this person, or about one of their messages. */
const mail = z.object({
  id: z.int(),
  messageId: z.int().nullable(),
  recipient: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** All stored data about a person. */
export const personalData = z.object({
  messages: z.array(
    resourceSchemas(messages, { extraOutput: { notification: notification.nullable(), isInBin: z.boolean() } }).record,
  ),
  mails: z.array(mail),
  /** Audit log entries by this person and about their messages. */
  activity: z.array(activity),
})
export interface PersonalData {
  messages: (Message & { isInBin: boolean })[]
  mails: z.output<typeof mail>[]
  activity: Activity[]
}

/** Result of an erasure, and where copies remain for a limited time. */
export const erasure = z.object({ message: z.string(), messages: z.int(), mails: z.int() })
export type Erasure = z.output<typeof erasure>

const [from, to] = [
  z.string().overwrite(cleanText).min(1).max(REDIRECT_FROM_MAX_LENGTH),
  z.string().overwrite(cleanText).min(1).max(REDIRECT_TO_MAX_LENGTH),
]
const examples = { from: ['/eski-sayfa'], to: ['/urunler'] }

export const redirectInput = z.object({
  from: from.meta({ examples: examples.from }),
  to: to.meta({ examples: examples.to }),
})
export type RedirectInput = z.infer<typeof redirectInput>

export const redirect = z.object({
  id: z.int(),
  /** Path without a trailing slash, percent-decoded; with a query if only that query redirects. */
  from: z.string(),
  /** A path of this site, or an http(s) address. */
  to: z.string(),
  createdAt: z.iso.datetime(),
})
export type Redirect = z.infer<typeof redirect>

/** A path that visitors requested and that does not exist. */
export const notFoundEntry = z.object({ path: z.string(), count: z.int(), lastAt: z.iso.datetime() })
export type NotFoundEntry = z.infer<typeof notFoundEntry>

export const redirectFields = { from: text({ searched: true }), to: text({ searched: true }) }
export const notFoundFields = { path: text({ searched: true }), count: integer(), lastAt: time() }

export const statusPlace = z.object({
  /** Resource name in API paths; `page-content` for singletons. */
  resource: z.string(),
  /** Record id, or the key of a singleton. */
  id: z.union([z.int(), z.string()]),
  title: z.string(),
  /** Target of the broken link. */
  path: z.string().optional(),
})
export type StatusPlace = z.infer<typeof statusPlace>

export const statusLine = z.object({
  key: z.enum(STATUS_KEYS),
  level: z.enum(STATUS_LEVELS),
  /** Finding and recommended action, in Turkish. */
  message: z.string(),
  places: z.array(statusPlace).optional().meta({ description: 'The first affected records.' }),
})
export type StatusLine = z.infer<typeof statusLine>

export const statusFields = {
  key: choice(STATUS_KEYS),
  level: choice(STATUS_LEVELS),
  message: text({ searched: true }),
}

/** A record or a singleton (`page-content` and its key), and the fields to translate. */
export const translationRequest = z.object({
  resource: z.string().max(100),
  id: z.union([z.int().positive(), z.string().max(100)]),
  fields: z.array(z.string().max(100)).min(1).max(50),
})
/** English texts of the fields, as `en` of a record has them. */
export const translationDraft = z.object({ [SECOND_FIELD]: z.record(z.string(), z.unknown()) })

export const draftRequest = z.object({
  topic: z.string(drafting.topicMissing).overwrite(cleanText).min(1, drafting.topicMissing).max(TOPIC_MAX_LENGTH),
})
