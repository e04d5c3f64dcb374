import type { ColumnType, Generated, Kysely } from 'kysely'
import type { DeliveryError, DeliveryStatus, EventType, KeyAccess } from '../../../contract/api/endpoints.ts'
import type { OutboxStatus } from '../../../contract/api/notification.ts'
import type { DeviceKind, VisitEvent } from '../../../contract/api/visitCalls.ts'
import type { Resources } from '../../../contract/resources/index.ts'
import type { pictures } from '../../../contract/resources/pictures.ts'
import type { Field, Kind } from '../../../contract/schema/fieldTypes.ts'
import type { ValueOf } from '../../../contract/schema/values.ts'

/** Every table, as Kysely types it. */
export type Tables = OwnTables & { [R in Resources[keyof Resources] as R['name']]: Declared<R['fields']> }

/** A declared table, without the columns that only the engines write: sort keys and search text. */
type Declared<F extends Record<string, Field>> = { id: Generated<number>; createdAt: string; updatedAt: string } & {
  [N in keyof F]: Stored[F[N]['kind']] | (null extends ValueOf<F[N]> ? null : never)
}

/** Types of column values (`columns.ts`); SQLite reads a flag as 0 or 1. */
type Stored = Record<Exclude<Kind, 'flag' | 'integer' | 'fraction' | 'order' | 'place'>, string> &
  Record<'integer' | 'fraction' | 'order' | 'place', number> &
  Record<'flag', ColumnType<boolean | 0 | 1, boolean, boolean>>

/** Tables without a resource declaration. */
interface OwnTables {
  administrators: {
    id: Generated<number>
    /** Sign-in name, in lower case. */
    email: string
    /** Argon2id, in its encoded form. */
    passwordHash: string
    createdAt: string
    updatedAt: string
    /** Set until an invited administrator chooses a password. */
    invitedAt: string | null
    lastSignInAt: string | null
  }
  /** Links that set a password or confirm an address (`features/auth/accountLinks.ts`). */
  accountLinks: {
    id: Generated<number>
    administratorId: number
    purpose: 'password' | 'email' | 'handedInvitation' | 'mailedInvitation'
    /** SHA-256 of the token, so that a copy of the database opens no link. */
    tokenHash: string
    /** The address to confirm. */
    email: string | null
    expiresAt: string
    /** The session that requested another address; null for other purposes. */
    sessionId: Generated<number | null>
  }
  sessions: {
    id: Generated<number>
    /** SHA-256 of the token, so that a copy of the database opens no session. */
    tokenHash: string
    administratorId: number
    createdAt: string
    /** Expiry as of the last write. */
    expiresAt: string
    /** Written every few minutes of use; null for sessions of older versions. */
    lastUsedAt: string | null
    /** Exempt from the idle timeout ("stay signed in"). */
    stays: ColumnType<boolean | 0 | 1 | null, boolean, boolean>
    /** The last sign-in or reauthentication; null for sessions of older versions. */
    authenticatedAt: string | null
    /** Browser and system of the sign-in, from its user agent: `Chrome, Windows`. */
    device: string | null
  }
  /** API keys (`features/auth/apiKeys.ts`). */
  accessKeys: {
    id: Generated<number>
    /** SHA-256 of the key, so that a copy of the database opens nothing. */
    tokenHash: string
    name: string
    access: KeyAccess
    /** Its creator; null once deleted. */
    administratorId: number | null
    createdAt: string
    /** Written once a minute at most. */
    lastUsedAt: string | null
  }
  /** TOTP secrets, one per administrator (`features/auth/totp.ts`). */
  totps: {
    id: Generated<number>
    administratorId: number
    /** In base32; null until a code was confirmed. */
    secret: string | null
    /** Time step of the last accepted code; it and earlier ones are rejected. */
    lastStep: number | null
    /** A secret to be confirmed, and its expiry. */
    nextSecret: string | null
    nextUntil: string | null
  }
  recoveryCodes: {
    id: Generated<number>
    administratorId: number
    /** SHA-256 of the code. */
    codeHash: string
  }
  passkeys: {
    id: Generated<number>
    administratorId: number
    /** Credential id in base64url. */
    credentialId: string
    /** COSE key in base64url. */
    publicKey: string
    /** Signature counter of the authenticator; 0 if it has none. */
    counter: number
    /** Transports, as JSON. */
    transports: string
    name: string
    createdAt: string
    lastUsedAt: string | null
    /** User handle (WebAuthn, section 14.6.1) in base64url; null for passkeys of older versions. */
    userHandle: string | null
  }
  /** Used passkey challenges until their expiry; open ones are not stored (`features/auth/passkeys.ts`). */
  challenges: {
    challenge: string
    /** Before migration 0087 the table had other purposes. */
    purpose: 'used'
    administratorId: null
    expiresAt: string
  }
  milestones: {
    name: string
    reachedAt: string
  }
  pageContent: {
    key: string
    /** The singleton's fields, as JSON. */
    data: string
    updatedAt: string
  }
  contentPreviews: {
    id: Generated<number>
    /** The singleton's key. */
    key: string
    /** The previewed content, as JSON. */
    data: string
    madeAt: string
  }
  /** Versions of records and singletons after each save (`content/versions/versions.ts`). */
  history: {
    id: Generated<number>
    version: number
    /** Resource name in API paths, and id or key as text. */
    resource: string
    recordId: string
    at: string
    by: string | null
    /** Names of the changed fields, as JSON. */
    fields: string
    /** The record after the save, as JSON. */
    data: string
  }
  /** Trash: deleted records until they are restored or purged (`content/trash/trash.ts`). */
  bin: {
    id: Generated<number>
    /** Resource name in API paths, and id as text. */
    resource: string
    recordId: string
    deletedAt: string
    /** Time of the purge, in entries of an earlier version, which removed files afterwards. */
    goneAt: string | null
    /** Lease expiry of the instance that removes its files. */
    leasedUntil: string | null
    /** Creation time of the record. */
    madeAt: string | null
    by: string | null
    title: string
    /** The record with its dependent rows, as JSON. */
    data: string
  }
  slugRedirects: {
    resource: string
    slug: string
    recordId: number
  }
  /** Redirects (`features/redirects/redirects.ts`). */
  redirects: {
    id: Generated<number>
    /** Decoded and canonical, with its query if it has one. */
    path: string
    /** Unique key, independent of case and of the order of query parameters (`redirectKey`); null in old duplicates. */
    key?: string | null
    target: string
    createdAt: string
  }
  /** Not-found log (`features/redirects/notFoundLog.ts`). */
  missedPaths: {
    path: string
    count: number
    lastAt: string
  }
  /** Audit log (`features/auditLog/auditLog.ts`). */
  activity: {
    id: Generated<number>
    at: string
    /** The actor (`db/transaction.ts`); null for visitors. */
    doneBy: string | null
    action: string
    resource: string | null
    recordId: string | null
    /** The first half of the client address. */
    address: string | null
  }
  /** Failing jobs (`platform/scheduler/failingJobs.ts`). */
  failingJobs: {
    name: string
    since: string
    lastAt: string
  }
  uploads: {
    /** `<SHA-256>.<extension>`, served as `/uploads/<name>`. */
    name: string
    /** Media type. */
    type: string
    /** In pixels, after orientation; zero for a PDF. */
    width: number
    height: number
    bytes: number
    /** A blurred placeholder as a `data:` URL; null for transparent images. */
    placeholder: string | null
    /** Of a PDF. */
    pages: ColumnType<number | null, number | null | undefined, number | null>
    /** Time of the last upload. */
    createdAt: string
  }
  pictures: Declared<typeof pictures.fields>
  /** References to images, written with their record (`features/media/mediaHooks.ts`). */
  pictureUses: {
    /** SHA-256 in the image's path; the file may be missing. */
    hash: string
    /** Table name; `pageContent` for singletons. */
    resource: string
    /** Id or key, as text. */
    recordId: string
  }
  /** Replaced files (`features/media/replacePicture.ts`). */
  pictureMoves: {
    /** SHA-256 of the original upload. */
    hash: string
    /** SHA-256 of the latest replacement. */
    replacedBy: string
  }
  outbox: {
    id: Generated<number>
    /** The message of a notification; else null. */
    messageId: number | null
    /** The message that it is a reply to; else null. */
    repliedMessageId: Generated<number | null>
    recipient: string
    status: OutboxStatus
    /** Number of attempts since it was queued. */
    attempts: number
    lastError: string | null
    /** Due time; null after it is sent or has failed permanently. */
    nextAttemptAt: string | null
    /** Lease expiry (`platform/scheduler/leases.ts`). */
    leasedUntil: string | null
    createdAt: string
    /** Content or template of an email, as JSON; null after it is sent or has failed permanently. */
    letter: string | null
  }
  /** Mail server of the panel, one row (`platform/mail/mailSettings.ts`). */
  mailSettings: {
    id: number
    host: string
    port: number
    userName: string | null
    /** Encrypted (`platform/crypto/encryption.ts`). */
    password: string | null
    sender: string
    isSecure: ColumnType<boolean | 0 | 1, boolean, boolean>
  }
  /** Webhooks (`features/webhooks/webhooks.ts`). */
  webhooks: {
    id: Generated<number>
    url: string
    /** JSON. */
    events: string
    /** Signing secret, stored unhashed because each delivery is signed with it. */
    secret: string
    isOn: ColumnType<boolean | 0 | 1, boolean, boolean>
    createdAt: string
  }
  /** Webhook deliveries, one row per event and webhook (`features/webhooks/deliveries.ts`). */
  webhookDeliveries: {
    id: Generated<number>
    webhookId: number
    eventId: string
    type: EventType
    at: string
    /** The record concerned, as JSON. */
    data: string
    status: DeliveryStatus
    /** Number of attempts since it was queued. */
    attempts: number
    lastAttemptAt: string | null
    /** Status of the last response. */
    answer: number | null
    error: DeliveryError | null
    /** Due time; null after it is sent or has failed permanently. */
    nextAttemptAt: string | null
    /** Lease expiry (`platform/scheduler/leases.ts`). */
    leasedUntil: string | null
  }
  /** CDN purges to be made, one row per tag and change (`features/cdn/purges.ts`). */
  cdnPurges: {
    id: Generated<number>
    tag: string
    status: 'waiting'
    /** Number of attempts since the last success. */
    attempts: number
    lastError: string | null
    /** Due time. */
    nextAttemptAt: string
    /** Lease expiry (`platform/scheduler/leases.ts`). */
    leasedUntil: string | null
    /** The second purge after a change. */
    isRepeat: ColumnType<boolean | 0 | 1, boolean, boolean>
  }
  /** Shared rate limit counters, written by rate-limiter-flexible. */
  limits: {
    key: string
    points: number
    /** In milliseconds since 1970. */
    expire: number | null
  }
  /** Idempotency keys (`platform/idempotency/idempotencyKeys.ts`). */
  receipts: {
    id: Generated<number>
    /** SHA-256 of endpoint, caller and key. */
    key: string
    /** SHA-256 of the request body. */
    content: string
    madeAt: string
    /** Id of the created record, if it has one. */
    recordId: number | null
  }
  /** State of the backups (`features/backups/backupState.ts`). */
  backupRecords: {
    name: string
    /** JSON. */
    data: string
    at: string
  }
  secrets: {
    name: string
    value: string
  }
  /** The search index: a row per page and language (`features/search`). */
  searchDocuments: {
    id: Generated<number>
    /** A resource's table, or the key of a singleton, whose `recordId` is 0. */
    source: string
    recordId: number
    locale: string
    url: string
    title: string
    /** Plain text, in passages separated by form feeds; a passage may begin with its heading, a line that starts with `## `. */
    text: string
    /** Folded stems of the title and the keywords, and of the text: a line per passage. */
    titleStems: string
    textStems: string
    /** Folded words of the title and of the text, and their stems, each once (`features/search/stems.ts`). */
    titleWords: string
    textWords: string
    /** Version of the stemming rules. */
    analyzer: number
    /** `updatedAt` of the record when it was indexed; empty for a page that consists of singletons. */
    recordUpdatedAt: string
  }
  aiUsage: {
    /** `2026-05-01` in the site's time zone. */
    day: string
    requests: number
  }
  aiVisitors: {
    day: string
    /** Signature of day and client network; empty for all visitors together. */
    visitor: string
    requests: number
  }
  /** Page views (`features/visits/countVisit.ts`). */
  visits: {
    /** `2026-05-01` in the site's time zone. */
    day: string
    path: string
    /** Host of the linking page; empty for none and for this site. */
    host: string
    device: DeviceKind
    views: number
    visitors: number
  }
  /** Distinct visitors of a page on a day; with an empty path, of the whole site. */
  visitors: {
    day: string
    path: string
    visitors: number
  }
  visitEvents: {
    day: string
    event: VisitEvent
    count: number
  }
  /** Keys of the visitors' hashes, each deleted after its day. */
  visitKeys: {
    day: string
    key: string
  }
  /** Hashes by which a visitor is counted once, deleted after their day. */
  visitHashes: {
    day: string
    hash: string
  }
  /** Words that found nothing, from the third visitor of a day on. */
  missedSearches: {
    day: string
    words: string
    visitors: number
  }
  /** Hashes of words that found nothing, and of who searched for them; deleted after their day. */
  searchHashes: {
    day: string
    words: string
    visitor: string
  }
}

export type Db = Kysely<Tables>
