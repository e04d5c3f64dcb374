import type { Generated, Kysely } from 'kysely'

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
}

export type Db = Kysely<Tables>

/** Any table, for the engines, which know names from declarations only. */
export type AnyDb = Kysely<Record<string, Record<string, unknown>>>
