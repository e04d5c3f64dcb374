import { recent } from '../schema/endpoint.ts'

/** The calls around programs' keys. Apart from their schemas, which the panel does not read. */
export const accessKeyCalls = {
  list: 'GET /admin/access-keys',
  make: recent('POST /admin/access-keys'),
  revoke: 'DELETE /admin/access-keys/:id',
} as const

/** What a key may do with content; one that writes reads too. */
export const KEY_ACCESSES = ['read', 'write'] as const
export type KeyAccess = (typeof KEY_ACCESSES)[number]

/** Who did something, where a program did it: by the key's name. No e-mail address begins so. */
const ACTOR = 'key:'
export const keyActorOf = (name: string): string => ACTOR + name
/** The name of the key that did something; undefined where it was none. */
export const keyNameIn = (by: string | null): string | undefined =>
  by?.startsWith(ACTOR) ? by.slice(ACTOR.length) : undefined
