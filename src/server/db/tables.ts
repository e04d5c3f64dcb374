import type { Generated, Kysely } from 'kysely'
import type { OutboxStatus } from '../../contract/notification.ts'

/** The tables that are written by hand, as Kysely types them. Resources' tables are read by their declarations. */
export interface Tables {
  administrators: {
    id: Generated<number>
    /** Lower case: the address that people sign in with. */
    email: string
    /** Argon2id, in its encoded form. */
    passwordHash: string
    createdAt: string
    updatedAt: string
  }
  sessions: {
    /** SHA-256 of the token: a copy of the database opens no session. */
    tokenHash: string
    administratorId: number
    createdAt: string
    expiresAt: string
  }
  milestones: {
    name: string
    reachedAt: string
  }
  pageContent: {
    key: string
    /** The page's fields, as JSON. */
    data: string
    updatedAt: string
  }
  slugRedirects: {
    resource: string
    slug: string
    recordId: number
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
  outbox: {
    id: Generated<number>
    messageId: number
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
  }
  secrets: {
    name: string
    value: string
  }
}

export type Db = Kysely<Tables>

/** Any table, for the engines, which know names from declarations only. */
export type AnyDb = Kysely<Record<string, Record<string, unknown>>>
