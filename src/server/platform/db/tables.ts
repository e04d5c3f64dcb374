import type { ColumnType, Generated, Kysely } from 'kysely'
import type { KeyAccess } from '../../../contract/api/accessKeyCalls.ts'
import type { OutboxStatus } from '../../../contract/api/notification.ts'
import type { DeliveryError, DeliveryStatus, EventType } from '../../../contract/api/webhookCalls.ts'
import type { Resources } from '../../../contract/resources/index.ts'
import type { pictures } from '../../../contract/resources/pictures/pictures.ts'
import type { Field, Kind } from '../../../contract/schema/fieldTypes.ts'
import type { ValueOf } from '../../../contract/schema/values.ts'

/** Every table, as Kysely types it. */
export type Tables = OwnTables & { [R in Resources[keyof Resources] as R['name']]: Declared<R['fields']> }

/** A declared table, without the columns that only the engines write: sort keys and the text that search reads. */
type Declared<F extends Record<string, Field>> = { id: Generated<number>; createdAt: string; updatedAt: string } & {
  [N in keyof F]: Stored[F[N]['kind']] | (null extends ValueOf<F[N]> ? null : never)
}

/** What columns hold (`columns.ts`); SQLite reads a flag as 0 or 1. */
type Stored = Record<Exclude<Kind, 'flag' | 'integer' | 'fraction' | 'order' | 'place'>, string> &
  Record<'integer' | 'fraction' | 'order' | 'place', number> &
  Record<'flag', ColumnType<boolean | 0 | 1, boolean, boolean>>

/** The tables that no declaration stands for. */
interface OwnTables {
  administrators: {
    id: Generated<number>
    /** Lower case: the address that people sign in with. */
    email: string
    /** Argon2id, in its encoded form. */
    passwordHash: string
    createdAt: string
    updatedAt: string
    /** Set until who was invited chooses a password. */
    invitedAt: string | null
    lastSignInAt: string | null
  }
  /** Links by which a password is chosen or an address confirmed (`features/auth/accountLinks.ts`). */
  accountLinks: {
    id: Generated<number>
    administratorId: number
    purpose: 'password' | 'email' | 'handedInvitation' | 'mailedInvitation'
    /** SHA-256 of the token: a copy of the database opens no link. */
    tokenHash: string
    /** The address that it confirms. */
    email: string | null
    expiresAt: string
    /** The session that asked for it, for another address; null for the other purposes. */
    sessionId: Generated<number | null>
  }
  sessions: {
    id: Generated<number>
    /** SHA-256 of the token: a copy of the database opens no session. */
    tokenHash: string
    administratorId: number
    createdAt: string
    /** By what was known when it was last written. */
    expiresAt: string
    /** Written every few minutes of use; null of sessions that older versions opened. */
    lastUsedAt: string | null
    /** Whether it goes on although it is not used. */
    stays: ColumnType<boolean | 0 | 1 | null, boolean, boolean>
    /** The last sign-in or reauthentication; null of sessions that older versions opened. */
    authenticatedAt: string | null
    /** Browser and system, as they said of themselves at sign-in: `Chrome, Windows`. */
    device: string | null
  }
  /** Keys of programs (`features/auth/apiKeys.ts`). */
  accessKeys: {
    id: Generated<number>
    /** SHA-256 of the key: a copy of the database opens nothing. */
    tokenHash: string
    name: string
    access: KeyAccess
    /** Who made it; null once they are gone. */
    administratorId: number | null
    createdAt: string
    /** Written every minute of use at most. */
    lastUsedAt: string | null
  }
  /** Secrets of apps that make six digits, one each (`features/auth/secondFactor/totp.ts`). */
  totps: {
    id: Generated<number>
    administratorId: number
    /** In base32; null until a code was confirmed. */
    secret: string | null
    /** The step of the last code that counted: it and those before count no more. */
    lastStep: number | null
    /** What waits to be confirmed, and until when. */
    nextSecret: string | null
    nextUntil: string | null
  }
  recoveryCodes: {
    id: Generated<number>
    administratorId: number
    /** SHA-256 of its letters. */
    codeHash: string
  }
  passkeys: {
    id: Generated<number>
    administratorId: number
    /** As the browser names it, in base64url. */
    credentialId: string
    /** In COSE, as base64url. */
    publicKey: string
    /** How often it was used, as the authenticator says; many say 0 for ever. */
    counter: number
    /** By which ways it is reached, as JSON. */
    transports: string
    name: string
    createdAt: string
    lastUsedAt: string | null
    /** What it calls its owner (WebAuthn, section 14.6.1), in base64url; null for those registered before this was stored. */
    userHandle: string | null
  }
  /** Challenges that a passkey has answered, until they end; open ones are stored nowhere (`features/auth/secondFactor/challenges.ts`). */
  challenges: {
    challenge: string
    /** Versions before 0087 stored open ones here, for another purpose. */
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
    /** Of the singleton. */
    key: string
    /** What visitors would see, as JSON. */
    data: string
    madeAt: string
  }
  /** What records and singletons were after each save (`content/versions/keepVersion.ts`). */
  history: {
    id: Generated<number>
    version: number
    /** As the API's paths call it, and its id or key as text. */
    resource: string
    recordId: string
    at: string
    by: string | null
    /** Names of the fields that the save changed, as JSON. */
    fields: string
    /** The record as it was from then on, as JSON. */
    data: string
  }
  /** What was deleted, until it comes back or its time is over (`content/trash/putInBin.ts`). */
  bin: {
    id: Generated<number>
    /** As the API's paths call it, and its id as text. */
    resource: string
    recordId: string
    deletedAt: string
    /** From when on it is in nobody's sight, and only its files wait to be removed. */
    goneAt: string | null
    /** Until then its files are in the hands of the instance that removes them. */
    leasedUntil: string | null
    /** When the record was. */
    madeAt: string | null
    by: string | null
    title: string
    /** The record and what went with it, as JSON. */
    data: string
  }
  slugRedirects: {
    resource: string
    slug: string
    recordId: number
  }
  /** Addresses of this site that lead elsewhere (`features/redirects/redirects.ts`). */
  redirects: {
    id: Generated<number>
    /** Readable and canonical, with a query where it has one. */
    path: string
    /** Unique: the same in every case and order (`redirectKey`); null in rows of before, of which another row says the same. */
    key?: string | null
    target: string
    createdAt: string
  }
  /** What visitors asked for in vain (`features/redirects/missedPaths.ts`). */
  missedPaths: {
    path: string
    count: number
    lastAt: string
  }
  /** Who did what (`features/auditLog/recordActivity.ts`). */
  activity: {
    id: Generated<number>
    at: string
    /** An e-mail address, `system`, or null for somebody unknown. */
    doneBy: string | null
    action: string
    resource: string | null
    recordId: string | null
    /** Its first half. */
    address: string | null
  }
  /** Jobs that fail right now (`platform/scheduler/failingJobs.ts`). */
  failingJobs: {
    name: string
    since: string
    lastAt: string
  }
  uploads: {
    /** `<hash of its content>.<extension>`: its address is `/uploads/<name>`. */
    name: string
    /** Media type. */
    type: string
    /** In pixels, as it is seen. */
    width: number
    height: number
    bytes: number
    /** A blurred miniature as a `data:` address, where nothing shines through the picture. */
    placeholder: string | null
    /** When it was last uploaded. */
    createdAt: string
  }
  pictures: Declared<typeof pictures.fields>
  /** What shows which picture, written with what shows it (`features/media/library/pictureUses.ts`). */
  pictureUses: {
    /** SHA-256 of what was uploaded, as in the picture's address; there may be no such picture. */
    hash: string
    /** A table's name; of singletons `pageContent`. */
    resource: string
    /** Its id or key, as text. */
    recordId: string
  }
  /** Which file took the place of which (`features/media/library/pictureMoves.ts`). */
  pictureMoves: {
    /** SHA-256 of what was uploaded. */
    hash: string
    /** The same of the last that took its place. */
    replacedBy: string
  }
  outbox: {
    id: Generated<number>
    /** The message that it is about; of a letter null. */
    messageId: number | null
    recipient: string
    status: OutboxStatus
    /** How often sending was begun since the mail was put here. */
    attempts: number
    lastError: string | null
    /** When it is due; null once it is sent or given up. */
    nextAttemptAt: string | null
    /** Until then it is in one instance's hands. */
    leasedUntil: string | null
    createdAt: string
    /** What a letter says, as JSON, until it is sent or given up. */
    letter: string | null
  }
  /** Addresses that are told of what happens here (`features/webhooks/webhooks.ts`). */
  webhooks: {
    id: Generated<number>
    url: string
    /** As JSON. */
    events: string
    /** What is sent is signed with it: it has to be read again, and is shown once. */
    secret: string
    isOn: ColumnType<boolean | 0 | 1, boolean, boolean>
    createdAt: string
  }
  /** What is told them, one row for each event and address (`features/webhooks/deliveries.ts`). */
  webhookDeliveries: {
    id: Generated<number>
    webhookId: number
    eventId: string
    type: EventType
    at: string
    /** Which record it is about, as JSON. */
    data: string
    status: DeliveryStatus
    /** How often sending was begun since it was put here. */
    attempts: number
    lastAttemptAt: string | null
    /** The status of the last answer. */
    answer: number | null
    error: DeliveryError | null
    /** When it is due; null once it is sent or given up. */
    nextAttemptAt: string | null
    /** Until then it is in one instance's hands. */
    leasedUntil: string | null
  }
  /** What instances count together, in the columns that the library writes. */
  limits: {
    key: string
    points: number
    /** In milliseconds since 1970. */
    expire: number | null
  }
  /** What was made of forms that carried a key (`platform/idempotency/idempotencyKeys.ts`). */
  receipts: {
    id: Generated<number>
    /** SHA-256 of the endpoint, whoever called it and the form's key. */
    key: string
    /** SHA-256 of what was sent. */
    content: string
    madeAt: string
    /** What was made, where it has an id. */
    recordId: number | null
  }
  /** The present state of the backups (`features/backups/backupState.ts`). */
  backupRecords: {
    name: string
    /** As JSON. */
    data: string
    at: string
  }
  secrets: {
    name: string
    value: string
  }
  passages: {
    id: Generated<number>
    /** By which rules it was made: instances of two versions keep a set each. */
    edition: string
    /** What it was taken from, and its place there: a source's name, a record's id (0 for a singleton), a number. */
    source: string
    recordId: number
    position: number
    url: string
    title: string
    heading: string
    text: string
    /** Folded stems of the title and heading, and of the text. */
    titleWords: string
    textWords: string
  }
  passageWords: {
    edition: string
    /** A stem; the empty one stands for every passage. */
    word: string
    /** The same from its end. */
    backwards: string
    /** How many passages have it. */
    passages: number
  }
  passageSources: {
    edition: string
    source: string
    /** Records up to this id were read for the first time; null once all were. */
    readTo: number | null
    /** When a server last said that it reads this edition. */
    seenAt: string
  }
  /** Records whose passages are to be made anew, once for each edition; triggers write it. */
  passageChanges: {
    id: Generated<number>
    edition: string
    source: string
    recordId: number
  }
  aiUsage: {
    /** `2026-05-01`, in the site's time zone. */
    day: string
    requests: number
  }
  aiVisitors: {
    day: string
    /** A signature of the day and the visitor's network; empty for all visitors together. */
    visitor: string
    requests: number
  }
}

export type Db = Kysely<Tables>

/** Any table, for the engines, which know names from declarations only. */
export type AnyDb = Kysely<AnyTables>
export type AnyTables = Record<string, Record<string, unknown>>

/** The same database for an engine, which takes names of tables and columns from declarations. */
export const anyTable = (db: Db): AnyDb => db.$extendTables<AnyTables>()
